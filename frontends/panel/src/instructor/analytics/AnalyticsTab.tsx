import { type ApiSchemas, EmptyMessage, Skeleton, useI18n, useTranslate } from '@sargam/kit';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Metric } from '../../shared/Metric.tsx';
import metricStyles from '../../shared/metrics.module.css';
import panelStyles from '../../shared/panel.module.css';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { instructorTotalsQuery, salesSummaryQuery } from '../../shared/queries.ts';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import { DropOffByCourse } from '../drop-off/DropOffByCourse.tsx';
import analyticsStyles from './analytics.module.css';
import { SalesByCourse } from './SalesByCourse.tsx';
import { SalesChart } from './SalesChart.tsx';
import { SalesSection } from './SalesSection.tsx';
import { useDateRange } from './useDateRange.ts';

type MetricsProps = { summary: ApiSchemas['InstructorSalesSummary']; instructor: string };

/** Sales and share in the date range, and the share of all time. */
const SalesMetrics = ({ summary: { count, net, share, reversed }, instructor }: MetricsProps) => {
  const { t, format } = useI18n();
  const lifetime = useQuery(instructorTotalsQuery(instructor)).data?.earnings;
  return (
    <dl className={metricStyles.metrics}>
      <Metric
        name={t('panel.analytics.sold')}
        value={format.money(net)}
        text={t('panel.analytics.sales_count', { count })}
      />
      <Metric
        name={t('panel.analytics.share')}
        value={format.money(share)}
        text={
          reversed > 0
            ? t('panel.analytics.share_refunded', { amount: format.money(reversed) })
            : t('panel.analytics.share_text')
        }
      />
      <Metric
        name={t('panel.analytics.lifetime')}
        value={lifetime === undefined ? '–' : format.money(lifetime)}
        text={t('panel.analytics.lifetime_text')}
      />
    </dl>
  );
};

const AnalyticsSkeleton = () => (
  <div className={analyticsStyles.analytics}>
    <Skeleton height={110} />
    <Skeleton height={300} />
    <TableSkeleton rows={5} />
  </div>
);

/** The instructor's sales in the date range, after the gateway fee, and where students stop. */
export const AnalyticsTab = ({ instructor }: { instructor: string }) => {
  const t = useTranslate();
  const { range } = useDateRange();
  const summary = useRetryingQuery(salesSummaryQuery(instructor, range));
  return (
    <div className={panelStyles.body}>
      <p className={analyticsStyles.note}>
        <IconInfoCircle aria-hidden />
        <span>{t('panel.analytics.note')}</span>
      </p>
      <QueryStates state={summary} skeleton={<AnalyticsSkeleton />}>
        {(sums) => (
          <div className={analyticsStyles.analytics}>
            <SalesMetrics summary={sums} instructor={instructor} />
            {sums.count === 0 ? (
              <EmptyMessage title="panel.analytics.empty" />
            ) : (
              <>
                <div className={analyticsStyles.charts}>
                  <SalesChart summary={sums} range={range} />
                  <SalesByCourse courses={sums.courses} instructor={instructor} />
                </div>
                <SalesSection instructor={instructor} range={range} />
              </>
            )}
            <DropOffByCourse instructor={instructor} />
          </div>
        )}
      </QueryStates>
    </div>
  );
};
