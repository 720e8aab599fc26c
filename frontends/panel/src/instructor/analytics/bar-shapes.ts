export type Bar = { key: string; value: number };
export type BarShape = { key: string; x: number; width: number; height: number; value: number };

/** Pixels. Days without sales have a short bar too. */
const MIN_HEIGHT = 4;

/** Positions and sizes in pixels. The largest bar has the height `maxHeight`. */
export const layOutBars = (
  bars: readonly Bar[],
  left: number,
  width: number,
  maxHeight: number,
): BarShape[] => {
  const maximum = Math.max(...bars.map(({ value }) => value), 1);
  const step = width / bars.length;
  const gap = Math.min(step * 0.28, 10);
  return bars.map(({ key, value }, i) => ({
    key,
    value,
    x: left + i * step + gap / 2,
    width: step - gap,
    height: value > 0 ? Math.max(MIN_HEIGHT + 2, (value / maximum) * maxHeight) : MIN_HEIGHT,
  }));
};

/** Indexes of `count` labels spread over `length` bars, including the first and the last bar. */
export const pickLabelPositions = (length: number, count: number): number[] => {
  if (length <= count) return Array.from({ length }, (_, i) => i);
  return Array.from({ length: count }, (_, i) => Math.round((i * (length - 1)) / (count - 1)));
};

/** A round number at or above the largest value, for readable grid labels. */
export const roundUpAxisMaximum = (maximum: number): number => {
  if (maximum <= 0) return 1;
  const unit = 10 ** Math.floor(Math.log10(maximum));
  const steps = [1, 2, 4, 5, 8, 10];
  return (steps.find((step) => step * unit >= maximum) ?? 10) * unit;
};
