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

const AXIS_Y = 26;
const AXIS_LABEL_WIDTH = 66;
const BOTTOM_MARGIN = 8;
const gridLines = [0.5, 1];

const barPath = ({ x, width, height }: BarShape): string => {
  const round = Math.min(8, width / 2, height / 2);
  return `M${x} ${AXIS_Y}h${width}v${height - round}a${round} ${round} 0 0 1-${round} ${round}h${2 * round - width}a${round} ${round} 0 0 1-${round}-${round}z`;
};

const textAnchorOf = (index: number, last: number): 'start' | 'middle' | 'end' => {
  if (index === 0) return 'start';
  return index === last ? 'end' : 'middle';
};

type LabelsProps = Pick<Props, 'labelCount' | 'nameOf'> & { shapes: readonly BarShape[] };

const BarLabels = ({ shapes, labelCount, nameOf }: LabelsProps) => {
  const last = shapes.length - 1;
  return pickLabelPositions(shapes.length, labelCount).map((index) => {
    const shape = shapes[index];
    if (!shape) return null;
    const x = index === 0 ? shape.x : index === last ? shape.x + shape.width : shape.x + shape.width / 2;
    return (
      <text
        key={shape.key}
        className={styles.label}
        x={x}
        y={AXIS_Y - 11}
        textAnchor={textAnchorOf(index, last)}
      >
        {nameOf(shape.key)}
      </text>
    );
  });
};

/** Bars hang down from the axis. Drawn for a fixed width: scaling would make the text too small. */
export const BarChart = ({ bars, width, height, labelCount, label, nameOf, valueOf }: Props) => {
  const maxBarHeight = height - AXIS_Y - BOTTOM_MARGIN;
  const axisMaximum = roundUpAxisMaximum(Math.max(...bars.map(({ value }) => value)));
  const scaledHeight = maxBarHeight * (Math.max(...bars.map(({ value }) => value)) / axisMaximum);
  const shapes = layOutBars(bars, AXIS_LABEL_WIDTH, width - AXIS_LABEL_WIDTH, scaledHeight);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {gridLines.map((part) => (
        <g key={part}>
          <line
            x1={AXIS_LABEL_WIDTH}
            x2={width}
            y1={AXIS_Y + maxBarHeight * part}
            y2={AXIS_Y + maxBarHeight * part}
          />
          <text x={AXIS_LABEL_WIDTH - 10} y={AXIS_Y + maxBarHeight * part + 4} textAnchor="end">
            {valueOf(axisMaximum * part)}
          </text>
        </g>
      ))}
      {shapes.map((shape) => (
        <path key={shape.key} className={shape.value > 0 ? styles.bar : styles.emptyBar} d={barPath(shape)}>
          <title>{`${nameOf(shape.key)}: ${valueOf(shape.value)}`}</title>
        </path>
      ))}
      <rect
        x={AXIS_LABEL_WIDTH}
        y={AXIS_Y - 3}
        width={width - AXIS_LABEL_WIDTH}
        height="3"
        className={styles.axis}
      />
      <BarLabels shapes={shapes} labelCount={labelCount} nameOf={nameOf} />
    </svg>
  );
};
