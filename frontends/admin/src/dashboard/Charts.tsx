import { useCategoryName, useI18n } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { Chart, type ChartSeries } from '../chart/index.ts';
import { type Figures, toMoneySeries, toStateParts } from './chart-data.ts';
import styles from './dashboard.module.css';

const TOP_INSTRUCTORS = 5;

/** Series of the range and of the 30 days before. */
const useSeries = () => {
  const { t } = useI18n();
  return (now: readonly number[], before: readonly number[]): ChartSeries[] => [
    { key: 'now', name: t('admin.dashboard.now'), values: now },
    { key: 'before', name: t('admin.dashboard.before'), values: before, isEarlier: true },
  ];
};

/** Money per day, orders by state, sales by instructor and by category. */
export const Charts = ({ figures }: { figures: Figures }) => {
  const { t, format } = useI18n();
  const categoryName = useCategoryName();
  const seriesOf = useSeries();
  const money = toMoneySeries(figures);
  const states = toStateParts(figures);
  const instructors = figures.instructors.slice(0, TOP_INSTRUCTORS);
  const salesOf = (rows: readonly { sales: number; previousSales: number }[]) =>
    seriesOf(
      rows.map(({ sales }) => sales),
      rows.map(({ previousSales }) => previousSales),
    );
  return (
    <div className={styles.charts}>
      <Chart
        kind="line"
        title="admin.dashboard.money"
        labelHeader="admin.orders.col.date"
        labels={money.days.map((day) => format.shortDate(noonInDhaka(day)))}
        series={seriesOf(money.now, money.before)}
        format={format.money}
      />
      <Chart
        kind="donut"
        title="admin.dashboard.states"
        labelHeader="admin.orders.col.state"
        labels={states.map(({ part }) => t(`admin.dashboard.state.${part}`))}
        series={[{ key: 'now', name: t('admin.dashboard.now'), values: states.map(({ count }) => count) }]}
        format={format.count}
      />
      <Chart
        kind="bars"
        title="admin.dashboard.by_instructor"
        labelHeader="admin.users.col.name"
        labels={instructors.map(({ name }) => name)}
        series={salesOf(instructors)}
        format={format.money}
      />
      <Chart
        kind="bars"
        title="admin.dashboard.by_category"
        labelHeader="admin.dashboard.category"
        labels={figures.categories.map(({ catagory }) => categoryName(catagory))}
        series={salesOf(figures.categories)}
        format={format.money}
      />
    </div>
  );
};
