import { clampTempo } from './tempo.ts';

/** Longer than a beat at 40 BPM with room to spare: a new count begins. */
const PAUSE_MS = 2_000;
/** Shorter than a beat at 280 BPM: a finger that bounced, or a key held down. */
const BOUNCE_MS = 150;
const MOST = 8;

/** The taps that count once there is one more, in milliseconds; the newest last. */
export const addTap = (taps: readonly number[], at: number): readonly number[] => {
  const last = taps.at(-1);
  if (last === undefined || at - last > PAUSE_MS) return [at];
  return at - last < BOUNCE_MS ? taps : [...taps, at].slice(-MOST);
};

/** The tempo of at least two taps: the mean of what lies between them. */
export const tempoFromTaps = (taps: readonly number[]): number | undefined => {
  const [first = 0] = taps;
  const span = (taps.at(-1) ?? first) - first;
  return span > 0 ? clampTempo((60_000 * (taps.length - 1)) / span) : undefined;
};
