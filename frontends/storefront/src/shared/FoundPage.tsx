import { isApiError, PageError, PageMessage } from '@sargam/kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';

/** Whether the URL names nothing. 404: nothing has this id. 400: the id is malformed or too long. */
const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);

type Props<T> = {
  query: UseQueryResult<T>;
  loading: ReactNode;
  /** The message if nothing has the id. */
  missing: ComponentProps<typeof PageMessage>;
  children: (data: T) => ReactNode;
};

/** The page of one thing that the URL names: loading, missing, failed or loaded. */
export const FoundPage = <T,>({ query, loading, missing, children }: Props<T>) => {
  if (query.isPending) return loading;
  if (isNotFound(query.error)) return <PageMessage {...missing} />;
  return query.data ? children(query.data) : <PageError retry={() => void query.refetch()} />;
};
