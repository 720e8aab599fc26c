import { type ApiSchemas, useFormat } from '@sargam/kit';
import { MetricList } from '../page/MetricList.tsx';

type Totals = Pick<ApiSchemas['InstructorDetail'], 'sales' | 'earnings' | 'sargamCut' | 'dueSettled' | 'due'>;

/** Lifetime figures (decision B11), what was settled, and what is due. */
export const InstructorMetrics = ({ sales, earnings, sargamCut, dueSettled, due }: Totals) => {
  const { money } = useFormat();
  return (
    <MetricList
      metrics={[
        { label: 'admin.analytics.lifetime_sales', value: money(sales) },
        { label: 'admin.analytics.lifetime_earnings', value: money(earnings) },
        { label: 'admin.analytics.cut', value: money(sargamCut) },
        { label: 'admin.analytics.settled', value: money(dueSettled) },
        { label: 'admin.analytics.due', value: money(due) },
      ]}
    />
  );
};
