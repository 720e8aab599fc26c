export const WIDTH = 854;
export const HEIGHT = 480;
export const FRAMES_A_SECOND = 12;

/**
 * One thing of the picture that changes. It is drawn once; a frame only lays it over the ground at some strength and
 * shift, which is why a minute of video takes a second or two of drawing.
 */
export interface Sprite {
  readonly svg: string;
  /** In whole pixels of the picture. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** 0…1 at so many seconds. */
  readonly opacity: (seconds: number) => number;
  readonly shift?: (seconds: number) => readonly [dx: number, dy: number];
}

export interface Scene {
  readonly background: string;
  readonly sprites: readonly Sprite[];
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Full for the whole of each span. */
export const visibleDuring =
  (spans: readonly Span[]) =>
  (seconds: number): number =>
    spans.some(({ from, to }) => seconds >= from && seconds < to) ? 1 : 0;

/** Struck at the start of a span, falling to a third by its end: what a sounding note looks like. */
export const decayDuring =
  (spans: readonly Span[], rest = 0.35) =>
  (seconds: number): number => {
    let strength = 0;
    for (const { from, to } of spans) {
      if (seconds < from || seconds >= to) continue;
      strength = Math.max(strength, 1 - (1 - rest) * ((seconds - from) / (to - from)));
    }
    return strength;
  };

/** A flash that dies away by itself, for what is hit and not held. */
export const flashAt =
  (times: readonly number[], fade = 0.22) =>
  (seconds: number): number => {
    let strength = 0;
    for (const time of times) {
      if (seconds >= time && seconds < time + fade * 4)
        strength = Math.max(strength, Math.exp(-(seconds - time) / fade));
    }
    return strength;
  };

export const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};
