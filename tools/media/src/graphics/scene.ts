export const WIDTH = 854;
export const HEIGHT = 480;
export const FRAMES_A_SECOND = 12;

/**
 * A part of the picture that changes. It is drawn once; each frame blends it over the background with an opacity and an
 * offset. Rendering a minute of video therefore takes one or two seconds.
 */
export interface Sprite {
  readonly svg: string;
  /** In whole pixels. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** Opacity 0…1 at a time in seconds. */
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

/** Opacity 1 during each span. */
export const visibleDuring =
  (spans: readonly Span[]) =>
  (seconds: number): number =>
    spans.some(({ from, to }) => seconds >= from && seconds < to) ? 1 : 0;

/** Opacity 1 at the start of a span that decreases to a third at its end, for a sounding note. */
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

/** A flash that fades out, for drum hits. */
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
