import styles from './analytics.module.css';
import { type Bar, type BarShape, layOutBars, pickLabelPositions, roundUpAxisMaximum } from './bar-shapes.ts';

type Props = {
  bars: readonly Bar[];
  width: number;
  height: number;
  /** Number of bars with a label. */
  labelCount: number;
  label: string;
  nameOf: (key: string) => string;
  valueOf: (value: number) => string;
};

const TOP_MARGIN = 10;
const LABEL_HEIGHT = 26;
const AXIS_LABEL_WIDTH = 66;
const gridLines = [0.5, 1];

/** A bar that stands on the axis, with round upper corners. */
const barPath = ({ x, width, height }: BarShape, axisY: number): string => {
  const round = Math.min(8, width / 2, height / 2);
  return `M${x} ${axisY}v${round - height}a${round} ${round} 0 0 1 ${round}-${round}h${width - 2 * round}a${round} ${round} 0 0 1 ${round} ${round}v${height - round}z`;
};

const textAnchorOf = (index: number, last: number): 'start' | 'middle' | 'end' => {
  if (index === 0) return 'start';
  return index === last ? 'end' : 'middle';
};

type LabelsProps = Pick<Props, 'labelCount' | 'nameOf'> & { shapes: readonly BarShape[]; y: number };

const BarLabels = ({ shapes, labelCount, nameOf, y }: LabelsProps) => {
  const last = shapes.length - 1;
  return pickLabelPositions(shapes.length, labelCount).map((index) => {
    const shape = shapes[index];
    if (!shape) return null;
    const x = index === 0 ? shape.x : index === last ? shape.x + shape.width : shape.x + shape.width / 2;
    return (
      <text key={shape.key} className={styles.label} x={x} y={y} textAnchor={textAnchorOf(index, last)}>
        {nameOf(shape.key)}
      </text>
    );
  });
};

type GridProps = Pick<Props, 'width' | 'valueOf'> & { axisY: number; maxBarHeight: number; maximum: number };

const Grid = ({ width, valueOf, axisY, maxBarHeight, maximum }: GridProps) =>
  gridLines.map((part) => {
    const y = axisY - maxBarHeight * part;
    return (
      <g key={part}>
        <line x1={AXIS_LABEL_WIDTH} x2={width} y1={y} y2={y} />
        <text x={AXIS_LABEL_WIDTH - 10} y={y + 4} textAnchor="end">
          {valueOf(maximum * part)}
        </text>
      </g>
    );
  });

/** Bars stand on the axis and grow upward. Drawn for a fixed width: scaling would make the text too small. */
export const BarChart = ({ bars, width, height, labelCount, label, nameOf, valueOf }: Props) => {
  const axisY = height - LABEL_HEIGHT;
  const maxBarHeight = axisY - TOP_MARGIN;
  const largest = Math.max(...bars.map(({ value }) => value));
  const maximum = roundUpAxisMaximum(largest);
  const shapes = layOutBars(
    bars,
    AXIS_LABEL_WIDTH,
    width - AXIS_LABEL_WIDTH,
    maxBarHeight * (Math.max(largest, 0) / maximum),
  );
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Grid {...{ width, valueOf, axisY, maxBarHeight, maximum }} />
      {shapes.map((shape) => (
        <path
          key={shape.key}
          className={shape.value > 0 ? styles.bar : styles.emptyBar}
          d={barPath(shape, axisY)}
        >
          <title>{`${nameOf(shape.key)}: ${valueOf(shape.value)}`}</title>
        </path>
      ))}
      <rect
        x={AXIS_LABEL_WIDTH}
        y={axisY}
        width={width - AXIS_LABEL_WIDTH}
        height="3"
        className={styles.axis}
      />
      <BarLabels shapes={shapes} labelCount={labelCount} nameOf={nameOf} y={height - 6} />
    </svg>
  );
};
