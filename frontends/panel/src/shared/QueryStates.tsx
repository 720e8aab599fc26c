import { Button, EmptyState, ErrorState, Loader, LoadingState, Text, useErrorText } from '@sargam/kit';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './retry-notice.module.css';
import type { RetryingQuery } from './useRetryingQuery.ts';

/** A service is unavailable and the request is retried. The button retries at once. */
const RetryNotice = ({ isOffline, retryNow }: { isOffline: boolean; retryNow: () => void }) => (
  <div aria-live="polite">
    <EmptyState
      illustration="snapped"
      title={<Text id={isOffline ? 'kit.error.offline' : 'panel.unavailable.title'} />}
      text={
        <span className={styles.retrying}>
          <Loader />
          <Text id="panel.unavailable.text" />
        </span>
      }
      action={
        <Button variant="line" icon={<IconRefresh aria-hidden />} onClick={retryNow} text="kit.retry" />
      }
    />
  </div>
);

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
