import { useCategoryName, useI18n } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { Chart, type ChartSeries } from '../chart/index.ts';
import { type Figures, toMoneySeries, toStateParts } from './chart-data.ts';
import styles from './dashboard.module.css';

const TOP_INSTRUCTORS = 5;
/** The characters of `21-11` in `21-11-2026`: the range is shorter than a year, and three labels fit into a narrow chart. */
const DAY_AND_MONTH = 5;

/** Series of the range and of the 30 days before. */
const useSeries = () => {
  const { t } = useI18n();
  return (now: readonly number[], before: readonly number[]): ChartSeries[] => [
    { key: 'now', name: t('admin.dashboard.now'), values: now },
    { key: 'before', name: t('admin.dashboard.before'), values: before, isEarlier: true },
  ];
};

type SalesChartProps = {
  title: string;
  labelHeader: string;
  rows: readonly { name: string; sales: number; previousSales: number }[];
};

/** What was sold in the range and in the 30 days before. */
const SalesChart = ({ title, labelHeader, rows }: SalesChartProps) => {
  const { format } = useI18n();
  const seriesOf = useSeries();
  return (
    <Chart
      kind="bars"
      title={title}
      labelHeader={labelHeader}
      labels={rows.map(({ name }) => name)}
      series={seriesOf(
        rows.map(({ sales }) => sales),
        rows.map(({ previousSales }) => previousSales),
      )}
      format={format.money}
    />
  );
};

/** Money per day, orders by state, sales by instructor and by category. */
export const Charts = ({ figures }: { figures: Figures }) => {
  const { t, format } = useI18n();
  const categoryName = useCategoryName();
  const seriesOf = useSeries();
  const money = toMoneySeries(figures);
  const states = toStateParts(figures);
  return (
    <div className={styles.charts}>
      <Chart
        kind="line"
        title="admin.dashboard.money"
        labelHeader="admin.orders.col.date"
        labels={money.days.map((day) => format.shortDate(noonInDhaka(day)).slice(0, DAY_AND_MONTH))}
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
      <SalesChart
        title="admin.dashboard.by_instructor"
        labelHeader="admin.users.col.name"
        rows={figures.instructors.slice(0, TOP_INSTRUCTORS)}
      />
      <SalesChart
        title="admin.dashboard.by_category"
        labelHeader="admin.dashboard.category"
        rows={figures.categories.map((row) => ({ ...row, name: categoryName(row.catagory) }))}
      />
    </div>
  );
};
