export type ChartSeries = {
  key: string;
  /** The translated name, in the legend and in the table. */
  name: string;
  /** One value per label. */
  values: readonly number[];
  /** The same figure in the period before: dotted and grey. */
  isEarlier?: boolean;
};

export type ChartProps = {
  /** Bars grow upward from the line; a line for figures of many days; a donut for parts of a whole (one series). */
  kind: 'bars' | 'line' | 'donut';
  /** Text keys of the title, and of the header of the labels in the table. */
  title: string;
  labelHeader: string;
  /** The translated name of each point: a day, an instructor. */
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** Writes a value in the page's language: `format.money`. */
  format: (value: number) => string;
  /** What the chart shows, in words; by default the total, the highest and the lowest point of the first series. */
  summary?: string;
};

/** A drawing: the chart without title, summary and table, in a given width. */
export type DrawingProps = Pick<ChartProps, 'labels' | 'series' | 'format'> & {
  /** CSS pixels. */
  width: number;
  /** The name of the drawing for screen readers. */
  name: string;
};

/** Colours of the series in their order; an earlier period is always `--c6`. */
export const seriesColor = ({ isEarlier }: Pick<ChartSeries, 'isEarlier'>, index: number): string =>
  isEarlier ? 'var(--c6)' : `var(--c${Math.min(index + 1, 5)})`;
