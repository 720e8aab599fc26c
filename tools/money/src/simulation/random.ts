/** Mulberry32: small, fast and uniform enough for test choices. */
const numbers = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Random choices that repeat for the same seed. */
export const createRandom = (seed: number) => {
  const next = numbers(seed);
  const integerBelow = (limit: number) => Math.floor(next() * limit);
  return {
    /** Integer from 0 to `limit` - 1. */
    integerBelow,
    /** True with this probability in percent. */
    percent: (percent: number): boolean => next() * 100 < percent,
    pick: <T>(from: readonly T[]): T | undefined => from[integerBelow(from.length)],
    /** Removes and returns a random item. */
    removeOne: <T>(from: T[]): T | undefined => from.splice(integerBelow(from.length), 1)[0],
    /** A name, chosen by weight. */
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

export type Random = ReturnType<typeof createRandom>;
