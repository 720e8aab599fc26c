import styles from './chart.module.css';
import { labelIndexes, type Plot } from './plot.ts';

type Props = {
  plot: Plot;
  labels: readonly string[];
  /** The horizontal middle of a point. */
  xOf: (index: number) => number;
  format: (value: number) => string;
};

const anchorOf = (index: number, count: number): 'start' | 'middle' | 'end' => {
  if (count < 8) return 'middle';
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
};

/** Grid, ticks and labels, and the line on which everything stands. */
export const Axes = ({ plot, labels, xOf, format }: Props) => (
  <g aria-hidden="true">
    {plot.ticks.map((tick) => (
      <g key={tick} transform={`translate(0 ${plot.y(tick)})`}>
        <line x1={plot.left} x2={plot.right} className={styles.grid} />
        <text x={plot.left - 8} dy="0.32em" textAnchor="end">
          {format(tick)}
        </text>
      </g>
    ))}
    {labelIndexes(labels.length, plot.width).map((index) => (
      <text key={index} x={xOf(index)} y={plot.bottom + 22} textAnchor={anchorOf(index, labels.length)}>
        {labels[index]}
      </text>
    ))}
    <line x1={plot.left} x2={plot.right} y1={plot.bottom} y2={plot.bottom} className={styles.ground} />
  </g>
);
