import { type ApiSchemas, api } from '@sargam/kit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

export type GeneralMessage = ApiSchemas['GeneralMessage'];
export type StudentMessage = ApiSchemas['AdminStudentMessage'];
export type MessageFilter = 'unanswered' | 'answered' | 'all';

/** The messages loaded so far, newest first. */
export type MessageList<Row> = {
  rows: Row[] | undefined;
  /** The list call with the filter, for the export of every message. */
  csvUrl: string;
  /** How many wait for an answer, without regard to the filter. */
  unanswered: number | undefined;
  error: Error | null;
  retry: () => void;
  /** Loads the next messages; undefined on the last page. */
  more: { load: () => void; isBusy: boolean } | undefined;
};

const LIMIT = 20;
const REFETCH_INTERVAL_MS = 30_000;

type Query = { limit: number; status?: 'true' | 'false'; after?: string };
type Page<Row> = { data: Row[]; next: string | null; unanswered: number };
type FetchPage<Row> = (query: Query, signal: AbortSignal) => Promise<Page<Row>>;

const statuses = { unanswered: 'false', answered: 'true', all: undefined } as const;

const useMessages = <Row>(
  path: string,
  filter: MessageFilter,
  fetchPage: FetchPage<Row>,
): MessageList<Row> => {
  const status = statuses[filter];
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['api', path, filter],
    queryFn: ({ pageParam, signal }) =>
      fetchPage({ limit: LIMIT, ...(status && { status }), ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  return {
    csvUrl: status ? `${path}?status=${status}` : path,
    rows: data?.pages.flatMap((page) => page.data),
    unanswered: data?.pages.at(-1)?.unanswered,
    error,
    retry: () => void refetch(),
    more: hasNextPage ? { load: () => void fetchNextPage(), isBusy: isFetchingNextPage } : undefined,
  };
};

/** The messages of the contact form. */
export const useGeneralMessages = (filter: MessageFilter): MessageList<GeneralMessage> =>
  useMessages('/contact/general/', filter, (query, signal) =>
    api.GET('/contact/general/', { params: { query }, signal }),
  );

/** The messages of students to instructors. */
export const useStudentMessages = (filter: MessageFilter): MessageList<StudentMessage> =>
  useMessages('/contact/student/', filter, (query, signal) =>
    api.GET('/contact/student/', { params: { query }, signal }),
  );
