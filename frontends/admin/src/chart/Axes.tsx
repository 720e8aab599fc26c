import { truncateText } from '@sargam/kit/format';
import styles from './chart.module.css';
import { LABEL_WIDTH_PX, labelIndexes, type Plot } from './plot.ts';

type Props = {
  plot: Plot;
  labels: readonly string[];
  /** The horizontal middle of a point. */
  xOf: (index: number) => number;
  format: (value: number) => string;
  /** Room for one label: with enough room every label is written, and a long one is cut. Without it, labels are left out. */
  labelWidth?: number;
};

const MIN_LABEL_WIDTH = 50;

const anchorOf = (index: number, count: number): 'start' | 'middle' | 'end' => {
  if (count < 8) return 'middle';
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
};

/** Grid, ticks and labels, and the line on which everything stands. */
export const Axes = ({ plot, labels, xOf, format, labelWidth = 0 }: Props) => {
  const isCut = labelWidth >= MIN_LABEL_WIDTH;
  const written = isCut ? labels.map((_, index) => index) : labelIndexes(labels.length, plot.width);
  const textOf = (index: number): string => {
    const label = labels[index] ?? '';
    return isCut ? truncateText(label, Math.floor(labelWidth / LABEL_WIDTH_PX)) : label;
  };
  return (
    <g aria-hidden="true">
      {plot.ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${plot.y(tick)})`}>
          <line x1={plot.left} x2={plot.right} className={styles.grid} />
          <text x={plot.left - 8} dy="0.32em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {written.map((index) => (
        <text
          key={index}
          x={xOf(index)}
          y={plot.bottom + 22}
          textAnchor={isCut ? 'middle' : anchorOf(index, labels.length)}
        >
          {textOf(index)}
        </text>
      ))}
      <line x1={plot.left} x2={plot.right} y1={plot.bottom} y2={plot.bottom} className={styles.ground} />
    </g>
  );
};
