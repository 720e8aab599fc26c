import { queryClient } from '@sargam/kit';

/** Invalidates all queries whose path starts with one of `paths`: `/order/mine/u1` covers all its pages. */
export const invalidatePaths = (...paths: readonly string[]): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [api, path] }) =>
      api === 'api' && typeof path === 'string' && paths.some((one) => path.startsWith(one)),
  });
