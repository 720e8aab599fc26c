import { type ReactNode } from 'react';
import { Axes } from './Axes.tsx';
import styles from './chart.module.css';
import { type ChartSeries, type DrawingProps } from './chart-props.ts';
import { type Plot } from './plot.ts';
import { useActivePoint } from './useActivePoint.ts';

/** The values of one point in words: `21 November: sales 12, earlier 9`. */
const pointText = (
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

type ValueProps = Pick<DrawingProps, 'labels' | 'series' | 'format'> & {
  plot: Plot;
  /** The active point. */
  index: number | undefined;
  xOf: (index: number) => number;
};

/** The values of the active point above the drawing. Screen readers read the name of the point instead. */
const PointValue = ({ plot, index, xOf, labels, series, format }: ValueProps) => {
  if (index === undefined) return null;
  const x = xOf(index);
  const isRight = x > plot.width / 2;
  return (
    <g aria-hidden="true" pointerEvents="none">
      <line x1={x} x2={x} y1={plot.top} y2={plot.bottom} className={styles.cursor} />
      <text x={x} y={14} textAnchor={isRight ? 'end' : 'start'} className={styles.value}>
        {pointText(labels[index] ?? '', series, index, format)}
      </text>
    </g>
  );
};

type Props = DrawingProps & {
  plot: Plot;
  xOf: (index: number) => number;
  /** The width of a point, which the pointer can hit. */
  step: number;
  labelWidth?: number;
  /** What is drawn below the points. */
  children?: ReactNode;
  /** The drawing of a point. */
  mark: (index: number, isActive: boolean) => ReactNode;
};

/** The axes and the points of a plot, with the values of the active point. */
export const PlotFrame = ({ plot, xOf, step, labelWidth, children, mark, ...drawing }: Props) => {
  const { labels, series, format, width, name } = drawing;
  const { active, pointProps } = useActivePoint(labels.length);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no tag for a group with a name
    <svg width={width} height={plot.height} className={styles.drawing} role="group" aria-label={name}>
      <Axes plot={plot} labels={labels} xOf={xOf} format={format} labelWidth={labelWidth} />
      {children}
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
          {mark(index, index === active)}
        </g>
      ))}
      <PointValue plot={plot} index={active} xOf={xOf} labels={labels} series={series} format={format} />
    </svg>
  );
};
