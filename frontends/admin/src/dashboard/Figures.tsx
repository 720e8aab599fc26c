import { ErrorState, LoadingState, Skeleton, typography, useErrorText, useI18n } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { Charts } from './Charts.tsx';
import type { Figures as DashboardFigures } from './chart-data.ts';
import styles from './dashboard.module.css';
import { KeyMetrics } from './KeyMetrics.tsx';
import { useDashboard } from './useDashboard.ts';

const Loading = () => (
  <LoadingState>
    <Skeleton height={124} />
    <div className={styles.charts}>
      <Skeleton height={400} count={4} />
    </div>
  </LoadingState>
);

const Range = ({ start, end }: DashboardFigures) => {
  const { t, format } = useI18n();
  const [from, to] = [start, end].map((day) => format.date(noonInDhaka(day))) as [string, string];
  return <p className={typography.muted}>{t('admin.dashboard.range', { from, to })}</p>;
};

/** The last 30 days against the 30 days before (decision B31). */
export const Figures = () => {
  const { data, error, isPending, refetch } = useDashboard();
  const errorText = useErrorText();
  if (isPending) return <Loading />;
  if (!data?.figures)
    return <ErrorState retry={() => void refetch()} text={error ? errorText(error) : undefined} />;
  return (
    <>
      <Range {...data.figures} />
      <KeyMetrics figures={data.figures} instructorsToPay={data.waiting?.instructorsToPay ?? null} />
      <Charts figures={data.figures} />
    </>
  );
};
