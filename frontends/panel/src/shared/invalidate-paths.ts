import { queryClient } from '@sargam/kit';

/** What was read under these paths is asked again: `forget('/order/mine/u1')` means every page of it. */
export const invalidatePaths = (...paths: readonly string[]): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [api, path] }) =>
      api === 'api' && typeof path === 'string' && paths.some((one) => path.startsWith(one)),
  });
