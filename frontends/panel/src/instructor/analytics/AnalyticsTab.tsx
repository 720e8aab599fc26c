import { type ApiSchemas, EmptyMessage, Skeleton, useI18n, useTranslate } from '@sargam/kit';
import { formatApiDate } from '@sargam/kit/format';
import { IconInfoCircle } from '@tabler/icons-react';
import { Figure } from '../../shared/Figure.tsx';
import figuresStyles from '../../shared/figures.module.css';
import panelStyles from '../../shared/panel.module.css';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { salesQuery } from '../../shared/queries.ts';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import analyticsStyles from './analytics.module.css';
import { SalesByCourse } from './SalesByCourse.tsx';
import { SalesChart } from './SalesChart.tsx';
import { SalesSection } from './SalesSection.tsx';
import { sumSales } from './sales-totals.ts';
import { useDateRange } from './useDateRange.ts';

type Props = { sales: readonly ApiSchemas['InstructorSale'][]; lifetime: number };

/** Sales and share in the date range, and the share of all time. */
const SalesFigures = ({ sales, lifetime }: Props) => {
  const { t, format } = useI18n();
  const { net, share, reversed } = sumSales(sales);
  return (
    <dl className={figuresStyles.figures}>
      <Figure
        name={t('panel.analytics.sold')}
        value={format.money(net)}
        text={t('panel.analytics.courses', { count: sales.length })}
      />
      <Figure
        name={t('panel.analytics.share')}
        value={format.money(share)}
        text={
          reversed > 0
            ? t('panel.analytics.share_refunded', { amount: format.money(reversed) })
            : t('panel.analytics.share_text')
        }
      />
      <Figure
        name={t('panel.analytics.lifetime')}
        value={format.money(lifetime)}
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

/** The instructor's sales in the date range, after the gateway fee. */
export const AnalyticsTab = ({ instructor }: { instructor: string }) => {
  const t = useTranslate();
  const { range } = useDateRange();
  const sales = useRetryingQuery(salesQuery(instructor, formatApiDate(range.from), formatApiDate(range.to)));
  return (
    <div className={panelStyles.body}>
      <p className={analyticsStyles.note}>
        <IconInfoCircle aria-hidden />
        <span>{t('panel.analytics.note')}</span>
      </p>
      <QueryStates state={sales} skeleton={<AnalyticsSkeleton />}>
        {({ data, lifetime }) => (
          <div className={analyticsStyles.analytics}>
            <SalesFigures sales={data} lifetime={lifetime} />
            {data.length === 0 ? (
              <EmptyMessage title="panel.analytics.empty" />
            ) : (
              <>
                <div className={analyticsStyles.charts}>
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
