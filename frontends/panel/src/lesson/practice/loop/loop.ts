/** A part of the video that is repeated. Seconds, in whole tenths; a point on a bar line is exact. */
export type Loop = { readonly start: number; readonly end: number };

/** A shorter part would be mostly seeking. */
export const SHORTEST_LOOP_S = 0.5;

const toTenths = (seconds: number): number => Math.round(seconds * 10) / 10;
/** A loop ends at least 50 ms before the video, because a video that ends stops. */
export const lastTenth = (duration: number): number => Math.floor(duration * 10 - 0.5) / 10;
const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The loop within the video; undefined if the video is shorter than the shortest loop. */
const createLoop = (start: number, end: number, duration: number): Loop | undefined => {
  const last = lastTenth(duration);
  if (last < SHORTEST_LOOP_S) return undefined;
  const from = toTenths(clamp(start, 0, last - SHORTEST_LOOP_S));
  return { start: from, end: toTenths(clamp(end, from + SHORTEST_LOOP_S, last)) };
};

/** Sets A. Without a loop, or with A after its end, the loop ends with the video. */
export const setLoopStart = (loop: Loop | undefined, at: number, duration: number): Loop | undefined =>
  createLoop(at, loop && at <= loop.end - SHORTEST_LOOP_S ? loop.end : duration, duration);

/** Sets B. Without a loop, or with B before its start, the loop starts with the video. */
export const setLoopEnd = (loop: Loop | undefined, at: number, duration: number): Loop | undefined =>
  createLoop(loop && at >= loop.start + SHORTEST_LOOP_S ? loop.start : 0, at, duration);

export type LoopPoint = keyof Loop;

/** Moves one point and leaves the other where it is. */
export const moveLoopPoint = (loop: Loop, point: LoopPoint, to: number, duration: number): Loop =>
  point === 'start'
    ? { ...loop, start: toTenths(clamp(to, 0, loop.end - SHORTEST_LOOP_S)) }
    : { ...loop, end: toTenths(clamp(to, loop.start + SHORTEST_LOOP_S, lastTenth(duration))) };
