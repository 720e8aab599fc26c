import type { Loop, LoopPoint } from './loop.ts';
import { nearest } from './nearest.ts';

const isWithin = (line: number | undefined, at: number, within: number): line is number =>
  line !== undefined && Math.abs(line - at) <= within;

/**
 * Moves both points of a loop to the nearest bar lines. The loop keeps at least one bar, and a point without a line within reach
 * stays where it is. `lines` are bar lines of the video in seconds, in ascending order.
 */
export const snapLoop = (
  { start, end }: Loop,
  lines: readonly number[],
  within = Number.POSITIVE_INFINITY,
): Loop => {
  // A loop cannot start at the last line.
  const first = nearest(lines.slice(0, -1), start);
  const from = isWithin(first, start, within) ? first : start;
  const after = nearest(
    lines.filter((line) => line > from),
    end,
  );
  return { start: from, end: isWithin(after, end, within) ? after : Math.max(end, from) };
};

/** The loop with one point moved to the bar line before or after it; undefined where there is none. */
export const stepToLine = (
  loop: Loop,
  point: LoopPoint,
  isForward: boolean,
  lines: readonly number[],
): Loop | undefined => {
  const at = loop[point];
  const to = isForward ? lines.find((line) => line > at) : lines.findLast((line) => line < at);
  if (to === undefined) return undefined;
  const moved = { ...loop, [point]: to };
  return moved.start < moved.end ? moved : undefined;
};
