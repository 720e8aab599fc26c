import { clampTempo } from './tempo.ts';

/** A longer pause starts a new count. A beat at 40 BPM lasts 1.5 s. */
const RESET_AFTER_MS = 2_000;
/** Shorter than a beat at 280 BPM: an accidental double tap or a key held down. */
const BOUNCE_MS = 150;
const MAX_TAPS = 8;

/** Adds a tap and drops the ones that no longer count. Times in milliseconds, newest last. */
export const addTap = (taps: readonly number[], at: number): readonly number[] => {
  const last = taps.at(-1);
  if (last === undefined || at - last > RESET_AFTER_MS) return [at];
  return at - last < BOUNCE_MS ? taps : [...taps, at].slice(-MAX_TAPS);
};

/** The tempo in BPM from the mean interval of at least two taps. */
export const tempoFromTaps = (taps: readonly number[]): number | undefined => {
  const [first = 0] = taps;
  const span = (taps.at(-1) ?? first) - first;
  return span > 0 ? clampTempo((60_000 * (taps.length - 1)) / span) : undefined;
};
