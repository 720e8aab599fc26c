import { scaleBand } from 'd3-scale';
import { Axes } from './Axes.tsx';
import styles from './chart.module.css';
import { type DrawingProps, seriesColor } from './chart-props.ts';
import { PointValue } from './PointValue.tsx';
import { createPlot, type Plot } from './plot.ts';
import { pointText } from './point-text.ts';
import { useActivePoint } from './useActivePoint.ts';

const CORNER_PX = 5;

/** A bar that stands on the ground line and is round at its top. */
const barPath = (x: number, width: number, top: number, ground: number): string => {
  const r = Math.min(CORNER_PX, width / 2, ground - top);
  return `M${x},${ground}V${top + r}q0,${-r} ${r},${-r}h${width - 2 * r}q${r},0 ${r},${r}V${ground}Z`;
};

type BarsProps = Pick<DrawingProps, 'series'> & { plot: Plot; index: number; x: number; width: number };

/** The bars of one label, one for each series. */
const Bars = ({ series, plot, index, x, width }: BarsProps) => {
  const barWidth = width / series.length;
  return series.map((one, at) => (
    <path
      key={one.key}
      d={barPath(x + at * barWidth, Math.max(1, barWidth - 2), plot.y(one.values[index] ?? 0), plot.bottom)}
      fill={seriesColor(one, at)}
      className={one.isEarlier ? styles.earlierBar : styles.bar}
    />
  ));
};

/** Bars that grow upward. */
export const BarChart = ({ labels, series, format, width, name }: DrawingProps) => {
  const plot = createPlot(series, width, format);
  const { active, pointProps } = useActivePoint(labels.length);
  const band = scaleBand(
    labels.map((_, index) => index),
    [plot.left, plot.right],
  ).padding(0.28);
  const middle = (index: number): number => (band(index) ?? 0) + band.bandwidth() / 2;
  const step = band.step();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no tag for a group with a name
    <svg width={width} height={plot.height} className={styles.drawing} role="group" aria-label={name}>
      <Axes plot={plot} labels={labels} xOf={middle} format={format} labelWidth={step} />
      {labels.map((label, index) => (
        <g
          key={label + String(index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a mark of an SVG drawing
          role="img"
          aria-label={pointText(label, series, index, format)}
          {...pointProps(index)}
        >
          <rect
            x={middle(index) - step / 2}
            y={plot.top}
            width={step}
            height={plot.bottom - plot.top}
            className={styles.target}
          />
          <Bars series={series} plot={plot} index={index} x={band(index) ?? 0} width={band.bandwidth()} />
        </g>
      ))}
      <PointValue plot={plot} index={active} xOf={middle} labels={labels} series={series} format={format} />
    </svg>
  );
};
