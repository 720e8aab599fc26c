import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import styles from './chart.module.css';
import { type ChartSeries, type DrawingProps, seriesColor } from './chart-props.ts';
import { PlotFrame } from './PlotFrame.tsx';
import { createPlot, type Plot } from './plot.ts';

type SeriesProps = { one: ChartSeries; at: number; plot: Plot; xOf: (index: number) => number };

/** The line of a series; an earlier period is dotted. */
const SeriesLine = ({ one, at, plot, xOf }: SeriesProps) => {
  const path = line<number>(
    (_, index) => xOf(index),
    (value) => plot.y(value),
  )(one.values);
  return (
    <path
      d={path ?? undefined}
      stroke={seriesColor(one, at)}
      className={one.isEarlier ? styles.earlierLine : styles.line}
      aria-hidden="true"
    />
  );
};

/** The latest value: a marigold dot with an ink ring. */
const LatestDot = ({ one, plot, xOf }: Omit<SeriesProps, 'at'>) => {
  const last = one.values.length - 1;
  return (
    <circle
      cx={xOf(last)}
      cy={plot.y(one.values[last] ?? 0)}
      r={5}
      className={styles.latest}
      aria-hidden="true"
    />
  );
};

/** Lines for figures of many days. */
export const LineChart = (props: DrawingProps) => {
  const { labels, series, format, width } = props;
  const plot = createPlot(series, width, format);
  const x = scaleLinear([0, Math.max(1, labels.length - 1)], [plot.left + 6, plot.right - 6]);
  const xOf = (index: number): number => x(index);
  const [first] = series;
  const mark = (index: number, isActive: boolean) =>
    isActive &&
    first && (
      <circle cx={xOf(index)} cy={plot.y(first.values[index] ?? 0)} r={4} className={styles.activeDot} />
    );
  return (
    <PlotFrame {...props} plot={plot} xOf={xOf} step={x(1) - x(0)} mark={mark}>
      {series.map((one, at) => (
        <SeriesLine key={one.key} one={one} at={at} plot={plot} xOf={xOf} />
      ))}
      {first && first.values.length > 0 && <LatestDot one={first} plot={plot} xOf={xOf} />}
    </PlotFrame>
  );
};
