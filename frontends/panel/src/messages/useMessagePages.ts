import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { isTransient, type RetryingQuery, retryDelay } from '../shared/useRetryingQuery.ts';

export const PAGE_SIZE = 20;
const REFETCH_INTERVAL_MS = 60_000;

type Page<Row> = { data: Row[]; total: number };
type FetchPage<Row> = (page: number, signal: AbortSignal) => Promise<Page<Row>>;

export type MessagePages<Row> = RetryingQuery<Row[]> & {
  total: number | undefined;
  /** Loads the next messages; undefined on the last page. */
  more: { load: () => void; isBusy: boolean } | undefined;
};

/** A message that arrives between two requests moves the others: the last row of a page can come again. */
const withoutRepeats = <Row extends { _id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row._id, row])).values(),
];

/** The messages loaded so far, in pages of 20. `path` is the URL without `/api/v1` and pages. */
export const useMessagePages = <Row extends { _id: string }>(
  path: string,
  fetchPage: FetchPage<Row>,
): MessagePages<Row> => {
  const client = useQueryClient();
  const queryKey = ['api', path, 'pages'];
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, ...query } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * PAGE_SIZE < total ? page + 1 : undefined),
    refetchOnWindowFocus: 'always',
    refetchInterval: REFETCH_INTERVAL_MS,
    retry: (_failures, error) => isTransient(error),
    retryDelay,
  });
  return {
    query: { ...query, data: data && withoutRepeats(data.pages.flatMap((page) => page.data)) },
    retryNow: () => void client.resetQueries({ queryKey, exact: true }),
    total: data?.pages.at(-1)?.total,
    more: hasNextPage ? { load: () => void fetchNextPage(), isBusy: isFetchingNextPage } : undefined,
  };
};
