import type { Translate } from '@sargam/kit';
import type { ChartProps } from './chart-props.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The total, the highest and the lowest point of the first series, and the total of the earlier period. */
export const summarise = (
  { labels, series, format }: Pick<ChartProps, 'labels' | 'series' | 'format'>,
  t: Translate,
): string => {
  const values = series[0]?.values ?? [];
  if (values.length === 0) return t('admin.list.no_data');
  const highest = values.indexOf(Math.max(...values));
  const lowest = values.indexOf(Math.min(...values));
  const pointText = (index: number): string =>
    t('admin.chart.point', { label: labels[index] ?? '', value: format(values[index] ?? 0) });
  const earlier = series.find(({ isEarlier }) => isEarlier);
  return [
    t('admin.chart.total', { value: format(sum(values)) }),
    t('admin.chart.highest', { point: pointText(highest) }),
    values.length > 1 && t('admin.chart.lowest', { point: pointText(lowest) }),
    earlier && t('admin.chart.earlier', { value: format(sum(earlier.values)) }),
  ]
    .filter(Boolean)
    .join(' ');
};
