import { ErrorState, LoadingState, useErrorText } from '@sargam/kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type Props<Data> = {
  query: UseQueryResult<Data>;
  /** The skeleton, in the shape of the content. */
  loading: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A part of a screen with its own request: its skeleton, its error with a retry, or its content. */
export const QueryPart = <Data,>({ query, loading, children }: Props<Data>) => {
  const errorText = useErrorText();
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorState retry={() => void query.refetch()} text={errorText(query.error)} />;
  return <LoadingState>{loading}</LoadingState>;
};
