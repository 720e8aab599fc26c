import './analytics.css';
import { EmptyState, Skeleton, useTranslate } from '@sargam/kit';
import { formatApiDate } from '@sargam/kit/format';
import { IconInfoCircle } from '@tabler/icons-react';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { salesQuery } from '../../shared/queries.ts';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import { SalesByCourse } from './SalesByCourse.tsx';
import { SalesChart } from './SalesChart.tsx';
import { SalesFigures } from './SalesFigures.tsx';
import { SalesSection } from './SalesSection.tsx';
import { useDateRange } from './useDateRange.ts';

const AnalyticsSkeleton = () => (
  <div className="analytics">
    <Skeleton height={110} />
    <Skeleton height={300} />
    <TableSkeleton rows={5} />
  </div>
);

/** The instructor's sales in the date range, after the gateway fee. */
export const AnalyticsTab = ({ instructor }: { instructor: string }) => {
  const t = useTranslate();
  const { range } = useDateRange();
  const sales = useRetryingQuery(salesQuery(instructor, formatApiDate(range.from), formatApiDate(range.to)));
  return (
    <div className="panel-body">
      <p className="cut-note">
        <IconInfoCircle aria-hidden />
        <span>{t('panel.analytics.note')}</span>
      </p>
      <QueryStates state={sales} skeleton={<AnalyticsSkeleton />}>
        {({ data, lifetime }) => (
          <div className="analytics">
            <SalesFigures sales={data} lifetime={lifetime} />
            {data.length === 0 ? (
              <EmptyState title={t('panel.analytics.empty')} />
            ) : (
              <>
                <div className="charts">
                  <SalesChart sales={data} range={range} />
                  <SalesByCourse sales={data} instructor={instructor} />
                </div>
                <SalesSection sales={data} range={range} />
              </>
            )}
          </div>
        )}
      </QueryStates>
    </div>
  );
};
