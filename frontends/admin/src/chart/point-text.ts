import type { ChartSeries } from './chart-props.ts';

/** The values of one point in words: `21 November: sales 12, earlier 9`. */
export const pointText = (
  label: string,
  series: readonly ChartSeries[],
  index: number,
  format: (value: number) => string,
): string => {
  const valueOf = ({ values }: ChartSeries): string => format(values[index] ?? 0);
  const [only] = series;
  if (only && series.length === 1) return `${label}: ${valueOf(only)}`;
  return `${label}: ${series.map((one) => `${one.name} ${valueOf(one)}`).join(', ')}`;
};
