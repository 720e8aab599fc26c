import { ErrorState, LoadingState, useErrorText } from '@sargam/kit';
import type { ReactNode } from 'react';
import { RetryNotice } from './RetryNotice.tsx';
import type { RetryingQuery } from './useRetryingQuery.ts';

const FAILURES_BEFORE_NOTICE = 2;

/** Loading, without enough failures to show the retry notice. */
export const isFirstLoad = ({ query }: RetryingQuery<unknown>): boolean =>
  query.data === undefined &&
  !query.isError &&
  query.failureCount < FAILURES_BEFORE_NOTICE &&
  query.fetchStatus !== 'paused';

type Props<Data> = {
  state: RetryingQuery<Data>;
  skeleton: ReactNode;
  /** A special view for some errors; undefined for the default error. */
  renderRefusal?: (error: Error) => ReactNode;
  children: (data: Data) => ReactNode;
};

/** Skeleton, retry notice, error or data. */
export const QueryStates = <Data,>({ state, skeleton, renderRefusal, children }: Props<Data>) => {
  const { query, retryNow } = state;
  const errorText = useErrorText();
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isError && query.error) {
    return (
      <>{renderRefusal?.(query.error) ?? <ErrorState retry={retryNow} text={errorText(query.error)} />}</>
    );
  }
  if (isFirstLoad(state)) return <LoadingState>{skeleton}</LoadingState>;
  return <RetryNotice isOffline={query.fetchStatus === 'paused'} retryNow={retryNow} />;
};
