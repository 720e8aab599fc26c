import { useI18n } from '@sargam/kit';
import { Chart } from '../chart/index.ts';
import analyticsStyles from './analytics.module.css';
import { periods, type Sales } from './sales-periods.ts';

const parts = ['paid', 'unpaid', 'refunded'] as const;

/** Paid, unpaid and refunded orders of each period. */
export const SalesCharts = (sales: Sales) => {
  const { t, format } = useI18n();
  return (
    <div className={analyticsStyles.thirds}>
      {periods.map(({ key, name }) => (
        <Chart
          key={key}
          kind="donut"
          title={name}
          labelHeader="admin.orders.col.state"
          labels={parts.map((part) => t(`admin.dashboard.state.${part}`))}
          series={[
            { key: 'orders', name: t('admin.group.orders'), values: parts.map((part) => sales[key][part]) },
          ]}
          format={format.count}
        />
      ))}
    </div>
  );
};
