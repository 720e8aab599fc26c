import { type apiQuery, EmptyState, isApiError, LoadingState, Skeleton, Text } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryPart } from './QueryPart.tsx';

type Props<Answer> = {
  request: ReturnType<typeof apiQuery<Answer>>;
  /** Number of lines of the skeleton. */
  lines: number;
  /** Waits for the present answer also if one of an earlier visit is cached. */
  isFresh?: boolean;
  children: (answer: Answer) => ReactNode;
};

const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** A screen of one thing after it has loaded, or its loading, missing or error state. */
export const LoadedScreen = <Answer,>({ request, lines, isFresh = false, children }: Props<Answer>) => {
  const query = useQuery({
    ...request,
    retry: (count, error) => !isMissing(error) && count < 2,
    refetchOnMount: isFresh ? 'always' : true,
  });
  if (isMissing(query.error)) return <EmptyState title={<Text id="admin.list.no_data" />} as="h2" />;
  const loading = <Skeleton height={46} count={lines} />;
  if (isFresh && !query.isFetchedAfterMount) return <LoadingState>{loading}</LoadingState>;
  return (
    <QueryPart query={query} loading={loading}>
      {children}
    </QueryPart>
  );
};
