import styles from './chart.module.css';
import { fitLabel, labelIndexes, type Plot } from './plot.ts';

type Props = {
  plot: Plot;
  labels: readonly string[];
  /** The horizontal middle of a point. */
  xOf: (index: number) => number;
  format: (value: number) => string;
  /** Room for one label in pixels: with enough room every label is written. */
  labelWidth?: number;
};

const MIN_LABEL_WIDTH = 50;
/** Room for the ellipsis, too. */
const LABEL_GAP_PX = 14;

const anchorOf = (index: number, count: number): 'start' | 'middle' | 'end' => {
  if (count < 8) return 'middle';
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
};

/** Grid, ticks and labels, and the line on which everything stands. */
export const Axes = ({ plot, labels, xOf, format, labelWidth = 0 }: Props) => {
  const isEach = labelWidth >= MIN_LABEL_WIDTH;
  const written = isEach ? labels.map((_, index) => index) : labelIndexes(labels.length, plot.width);
  const [first = 0, second] = written;
  const distance = second === undefined ? plot.width : xOf(second) - xOf(first);
  // The first label begins at its point and the second one is in the middle of its own: they share the distance 2 to 1.
  const isFirstAtStart = !isEach && anchorOf(first, labels.length) === 'start';
  const room = isFirstAtStart ? ((distance - LABEL_GAP_PX) * 2) / 3 : distance;
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
          textAnchor={isEach ? 'middle' : anchorOf(index, labels.length)}
        >
          {fitLabel(labels[index] ?? '', room)}
        </text>
      ))}
      <line x1={plot.left} x2={plot.right} y1={plot.bottom} y2={plot.bottom} className={styles.ground} />
    </g>
  );
};
