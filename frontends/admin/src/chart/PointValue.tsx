import styles from './chart.module.css';
import type { DrawingProps } from './chart-props.ts';
import type { Plot } from './plot.ts';
import { pointText } from './point-text.ts';

type Props = Pick<DrawingProps, 'labels' | 'series' | 'format'> & {
  plot: Plot;
  /** The active point. */
  index: number | undefined;
  xOf: (index: number) => number;
};

/** The values of the active point above the drawing. Screen readers read the name of the point instead. */
export const PointValue = ({ plot, index, xOf, labels, series, format }: Props) => {
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
