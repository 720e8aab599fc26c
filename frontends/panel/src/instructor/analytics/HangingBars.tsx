import { type Bar, namedPlaces, type Shape, shapesOf, topOf } from './bar-shapes.ts';

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

const STRING_Y = 26;
const LEFT = 66;
const BELOW = 8;
const lines = [0.5, 1];

const path = ({ x, width, height }: Shape): string => {
  const round = Math.min(8, width / 2, height / 2);
  return `M${x} ${STRING_Y}h${width}v${height - round}a${round} ${round} 0 0 1-${round} ${round}h${2 * round - width}a${round} ${round} 0 0 1-${round}-${round}z`;
};

const anchor = (place: number, last: number): 'start' | 'middle' | 'end' => {
  if (place === 0) return 'start';
  return place === last ? 'end' : 'middle';
};

/** Bars hanging from the string, drawn for one width: a wide drawing is never scaled down. */
export const HangingBars = ({ bars, width, height, names, label, nameOf, valueOf }: Props) => {
  const room = height - STRING_Y - BELOW;
  const top = topOf(Math.max(...bars.map(({ value }) => value)));
  const scaled = room * (Math.max(...bars.map(({ value }) => value)) / top);
  const shapes = shapesOf(bars, LEFT, width - LEFT, scaled);
  const last = shapes.length - 1;
  return (
    <svg className="hanging-bars" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {lines.map((part) => (
        <g key={part}>
          <line x1={LEFT} x2={width} y1={STRING_Y + room * part} y2={STRING_Y + room * part} />
          <text x={LEFT - 10} y={STRING_Y + room * part + 4} textAnchor="end">
            {valueOf(top * part)}
          </text>
        </g>
      ))}
      {shapes.map((shape) => (
        <path key={shape.key} className={shape.value > 0 ? 'bar' : 'none'} d={path(shape)}>
          <title>{`${nameOf(shape.key)}: ${valueOf(shape.value)}`}</title>
        </path>
      ))}
      <rect x={LEFT} y={STRING_Y - 3} width={width - LEFT} height="3" className="the-string" />
      {namedPlaces(shapes.length, names).map((place) => {
        const shape = shapes[place];
        if (!shape) return null;
        const x = place === 0 ? shape.x : place === last ? shape.x + shape.width : shape.x + shape.width / 2;
        return (
          <text key={shape.key} className="name" x={x} y={STRING_Y - 11} textAnchor={anchor(place, last)}>
            {nameOf(shape.key)}
          </text>
        );
      })}
    </svg>
  );
};
