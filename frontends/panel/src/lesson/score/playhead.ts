import type { DrawnBar } from './score-types.ts';

/** Where the playhead is in a bar, in CSS pixels from the left edge of the sheet. It moves evenly from note to note. */
export const playheadAt = ({ places, x, width }: DrawnBar, tick: number, barTicks: number): number => {
  const stops = [...places, { tick: barTicks, x: x + width }];
  const next = stops.findIndex((stop) => stop.tick > tick);
  const before = stops[next - 1];
  const after = stops[next];
  if (!after) return x + width;
  if (!before) return stops[0]?.x ?? x;
  return before.x + ((tick - before.tick) / (after.tick - before.tick)) * (after.x - before.x);
};
