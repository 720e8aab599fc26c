import { type Bar, type BarShape, layOutBars, pickLabelPositions, roundUpAxisMaximum } from './bar-shapes.ts';

type Props = {
  bars: readonly Bar[];
  width: number;
  height: number;
  /** How many bars are named. */
  names: number;
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

const textAnchorOf = (place: number, last: number): 'start' | 'middle' | 'end' => {
  if (place === 0) return 'start';
  return place === last ? 'end' : 'middle';
};

/** Bars hanging from the string, drawn for one width: a wide drawing is never scaled down. */
export const BarChart = ({ bars, width, height, names, label, nameOf, valueOf }: Props) => {
  const room = height - AXIS_Y - BOTTOM_MARGIN;
  const top = roundUpAxisMaximum(Math.max(...bars.map(({ value }) => value)));
  const scaled = room * (Math.max(...bars.map(({ value }) => value)) / top);
  const shapes = layOutBars(bars, AXIS_LABEL_WIDTH, width - AXIS_LABEL_WIDTH, scaled);
  const last = shapes.length - 1;
  return (
    <svg className="hanging-bars" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {gridLines.map((part) => (
        <g key={part}>
          <line x1={AXIS_LABEL_WIDTH} x2={width} y1={AXIS_Y + room * part} y2={AXIS_Y + room * part} />
          <text x={AXIS_LABEL_WIDTH - 10} y={AXIS_Y + room * part + 4} textAnchor="end">
            {valueOf(top * part)}
          </text>
        </g>
      ))}
      {shapes.map((shape) => (
        <path key={shape.key} className={shape.value > 0 ? 'bar' : 'none'} d={barPath(shape)}>
          <title>{`${nameOf(shape.key)}: ${valueOf(shape.value)}`}</title>
        </path>
      ))}
      <rect
        x={AXIS_LABEL_WIDTH}
        y={AXIS_Y - 3}
        width={width - AXIS_LABEL_WIDTH}
        height="3"
        className="the-string"
      />
      {pickLabelPositions(shapes.length, names).map((place) => {
        const shape = shapes[place];
        if (!shape) return null;
        const x = place === 0 ? shape.x : place === last ? shape.x + shape.width : shape.x + shape.width / 2;
        return (
          <text key={shape.key} className="name" x={x} y={AXIS_Y - 11} textAnchor={textAnchorOf(place, last)}>
            {nameOf(shape.key)}
          </text>
        );
      })}
    </svg>
  );
};
