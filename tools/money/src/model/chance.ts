/** Choices that come out the same for the same seed. */
export interface Chance {
  /** A whole number from 0, below this. */
  below(limit: number): number;
  /** True so many times of a hundred. */
  percent(percent: number): boolean;
  pick<T>(from: readonly T[]): T | undefined;
  /** Takes one out of the list. */
  take<T>(from: T[]): T | undefined;
  /** One of the names, the more often the more it weighs. */
  weighted<N extends string>(weights: Readonly<Record<N, number>>): N;
}

/** Mulberry32: small, fast, and good enough to walk every path. */
const numbers = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const chanceOf = (seed: number): Chance => {
  const next = numbers(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    percent: (percent) => next() * 100 < percent,
    pick: (from) => from[below(from.length)],
    take: (from) => from.splice(below(from.length), 1)[0],
    weighted: <N extends string>(weights: Readonly<Record<N, number>>): N => {
      const names = Object.keys(weights) as N[];
      let left = next() * names.reduce((sum, name) => sum + weights[name], 0);
      for (const name of names) {
        left -= weights[name];
        if (left < 0) return name;
      }
      return names.at(-1) as N;
    },
  };
};
