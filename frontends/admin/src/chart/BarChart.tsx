import { scaleBand } from 'd3-scale';
import styles from './chart.module.css';
import { type DrawingProps, seriesColor } from './chart-props.ts';
import { PlotFrame } from './PlotFrame.tsx';
import { createPlot, type Plot } from './plot.ts';

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
export const BarChart = (props: DrawingProps) => {
  const { labels, series, format, width } = props;
  const plot = createPlot(series, width, format);
  const band = scaleBand(
    labels.map((_, index) => index),
    [plot.left, plot.right],
  ).padding(0.28);
  const left = (index: number): number => band(index) ?? 0;
  return (
    <PlotFrame
      {...props}
      plot={plot}
      xOf={(index) => left(index) + band.bandwidth() / 2}
      step={band.step()}
      labelWidth={band.step()}
      mark={(index) => (
        <Bars series={series} plot={plot} index={index} x={left(index)} width={band.bandwidth()} />
      )}
    />
  );
};
