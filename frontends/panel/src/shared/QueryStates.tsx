import { ErrorState, LoadingState, useErrorText } from '@sargam/kit';
import type { ReactNode } from 'react';
import { RetryNotice } from './RetryNotice.tsx';
import type { RetryingQuery } from './useRetryingQuery.ts';

const FAILURES_BEFORE_NOTICE = 2;

/** Neither here nor refused, and not long enough for words. */
export const isFirstLoad = ({ query }: RetryingQuery<unknown>): boolean =>
  query.data === undefined &&
  !query.isError &&
  query.failureCount < FAILURES_BEFORE_NOTICE &&
  query.fetchStatus !== 'paused';

type Props<Data> = {
  of: RetryingQuery<Data>;
  skeleton: ReactNode;
  /** Instead of the plain failure, where a refusal means something of its own; undefined where it does not. */
  refused?: (error: Error) => ReactNode;
  children: (data: Data) => ReactNode;
};

/** The faces of something asked for: its shape, the wait said in words, the failure, and what came. */
export const QueryStates = <Data,>({ of, skeleton, refused, children }: Props<Data>) => {
  const { query, tryNow } = of;
  const errorText = useErrorText();
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isError && query.error) {
    return <>{refused?.(query.error) ?? <ErrorState retry={tryNow} text={errorText(query.error)} />}</>;
  }
  if (isFirstLoad(of)) return <LoadingState>{skeleton}</LoadingState>;
  return <RetryNotice offline={query.fetchStatus === 'paused'} tryNow={tryNow} />;
};
