import { type apiQuery, EmptyState, isApiError, Skeleton, Text } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryPart } from './QueryPart.tsx';

type Props<Answer> = {
  request: ReturnType<typeof apiQuery<Answer>>;
  /** Number of lines of the skeleton. */
  lines: number;
  children: (answer: Answer) => ReactNode;
};

const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** A screen of one thing after it has loaded, or its loading, missing or error state. */
export const LoadedScreen = <Answer,>({ request, lines, children }: Props<Answer>) => {
  const query = useQuery({ ...request, retry: (count, error) => !isMissing(error) && count < 2 });
  if (isMissing(query.error)) return <EmptyState title={<Text id="admin.list.no_data" />} as="h2" />;
  return (
    <QueryPart query={query} loading={<Skeleton height={46} count={lines} />}>
      {children}
    </QueryPart>
  );
};
