import type { apiQuery } from '@sargam/kit';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';

/** The answer of a list call: one page of rows, and the number of rows of all pages. */
export type ListAnswer<Row> = {
  data: Row[];
  total: number;
  /** The list has more rows than `total`, which the server does not count. */
  more?: boolean;
};

export type ListResult<Answer> = UseQueryResult<Answer> & {
  /** The URL of the list call below `/api/v1`, from which the CSV export is requested. */
  url: string;
};

const REFETCH_INTERVAL_MS = 30_000;

/**
 * One page of a list. It is refetched on window focus and every 30 s while the page is open, so that new rows appear
 * without a reload. The previous page stays visible while the next one loads.
 */
export const useList = <Answer>(request: ReturnType<typeof apiQuery<Answer>>): ListResult<Answer> => {
  const result = useQuery({
    ...request,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  return { ...result, url: String(request.queryKey[1]) } as ListResult<Answer>;
};
