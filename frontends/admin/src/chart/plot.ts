import { truncateText } from '@sargam/kit/format';
import { type ScaleLinear, scaleLinear } from 'd3-scale';
import type { ChartSeries } from './chart-props.ts';

/** Below this width a chart has its own drawing: lower, with three labels. */
export const NARROW_WIDTH = 560;

export type Plot = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  y: ScaleLinear<number, number>;
  ticks: readonly number[];
};

const LABEL_WIDTH_PX = 7;
const BENGALI_LETTER_WIDTH_PX = 12;

/** The area and the vertical scale of a chart. It starts at 0, and leaves room for the longest tick. */
export const createPlot = (
  series: readonly ChartSeries[],
  width: number,
  format: (value: number) => string,
): Plot => {
  const isNarrow = width < NARROW_WIDTH;
  const height = isNarrow ? 220 : 300;
  const [top, bottom] = [22, height - 34];
  const values = series.flatMap((one) => one.values);
  const y = scaleLinear([0, Math.max(1, ...values)], [bottom, top]).nice(isNarrow ? 3 : 5);
  const ticks = y.ticks(isNarrow ? 3 : 5);
  const longest = Math.max(...ticks.map((tick) => format(tick).length));
  return { width, height, left: longest * LABEL_WIDTH_PX + 14, right: width - 10, top, bottom, y, ticks };
};

/** The indexes of the labels that are written: the first, the middle and the last in a narrow chart, else one about each 120 px. */
export const labelIndexes = (count: number, width: number): number[] => {
  if (width < NARROW_WIDTH && count > 3) return [0, Math.floor((count - 1) / 2), count - 1];
  const step = Math.max(1, Math.ceil(count / Math.max(2, Math.floor(width / 120))));
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step);
};

/** A label that is cut to fit into a width. Bengali letters are wider than Latin letters and digits. */
export const fitLabel = (label: string, width: number): string => {
  const letterWidth = /\p{Script=Bengali}/u.test(label.replace(/\p{N}/gu, ''))
    ? BENGALI_LETTER_WIDTH_PX
    : LABEL_WIDTH_PX;
  return truncateText(label, Math.max(3, Math.floor(width / letterWidth)));
};
