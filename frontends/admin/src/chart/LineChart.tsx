import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { Axes } from './Axes.tsx';
import styles from './chart.module.css';
import { type ChartSeries, type DrawingProps, seriesColor } from './chart-props.ts';
import { PointValue } from './PointValue.tsx';
import { createPlot, type Plot } from './plot.ts';
import { pointText } from './point-text.ts';
import { useActivePoint } from './useActivePoint.ts';

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
export const LineChart = ({ labels, series, format, width, name }: DrawingProps) => {
  const plot = createPlot(series, width, format);
  const { active, pointProps } = useActivePoint(labels.length);
  const x = scaleLinear([0, Math.max(1, labels.length - 1)], [plot.left + 6, plot.right - 6]);
  const xOf = (index: number): number => x(index);
  const step = x(1) - x(0);
  const [first] = series;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no tag for a group with a name
    <svg width={width} height={plot.height} className={styles.drawing} role="group" aria-label={name}>
      <Axes plot={plot} labels={labels} xOf={xOf} format={format} />
      {series.map((one, at) => (
        <SeriesLine key={one.key} one={one} at={at} plot={plot} xOf={xOf} />
      ))}
      {first && first.values.length > 0 && <LatestDot one={first} plot={plot} xOf={xOf} />}
      {labels.map((label, index) => (
        <g
          key={label + String(index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a mark of an SVG drawing
          role="img"
          aria-label={pointText(label, series, index, format)}
          {...pointProps(index)}
        >
          <rect
            x={xOf(index) - step / 2}
            y={plot.top}
            width={step}
            height={plot.bottom - plot.top}
            className={styles.target}
          />
          {index === active && first && (
            <circle
              cx={xOf(index)}
              cy={plot.y(first.values[index] ?? 0)}
              r={4}
              className={styles.activeDot}
            />
          )}
        </g>
      ))}
      <PointValue plot={plot} index={active} xOf={xOf} labels={labels} series={series} format={format} />
    </svg>
  );
};
