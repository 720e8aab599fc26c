export type Bar = { key: string; value: number };
export type BarShape = { key: string; x: number; width: number; height: number; value: number };

/** A day without sales is a short end of the string, not nothing. */
const MIN_HEIGHT = 4;

/** Where the bars hang, left to right, the largest as long as the room below the string. */
export const layOutBars = (bars: readonly Bar[], left: number, width: number, room: number): BarShape[] => {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const step = width / bars.length;
  const gap = Math.min(step * 0.28, 10);
  return bars.map(({ key, value }, i) => ({
    key,
    value,
    x: left + i * step + gap / 2,
    width: step - gap,
    height: value > 0 ? Math.max(MIN_HEIGHT + 2, (value / most) * room) : MIN_HEIGHT,
  }));
};

/** The places of `count` names spread over `length` bars, the first and the last among them. */
export const pickLabelPositions = (length: number, count: number): number[] => {
  if (length <= count) return Array.from({ length }, (_, i) => i);
  return Array.from({ length: count }, (_, i) => Math.round((i * (length - 1)) / (count - 1)));
};

/** A round figure at or above the largest value, so that the quiet lines have names one can say. */
export const roundUpAxisMaximum = (most: number): number => {
  if (most <= 0) return 1;
  const unit = 10 ** Math.floor(Math.log10(most));
  const steps = [1, 2, 4, 5, 8, 10];
  return (steps.find((step) => step * unit >= most) ?? 10) * unit;
};
