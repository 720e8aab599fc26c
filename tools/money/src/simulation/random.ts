import { seededRandom } from '@sargam/chassis/property-testing';

/** Random choices that repeat for the same seed. */
export const createRandom = (seed: number) => {
  const integerBelow = seededRandom(seed);
  const next = () => integerBelow(2 ** 32) / 2 ** 32;
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
      let remaining = next() * names.reduce((sum, name) => sum + weights[name], 0);
      for (const name of names) {
        remaining -= weights[name];
        if (remaining < 0) return name;
      }
      return names.at(-1) as N;
    },
  };
};

export type Random = ReturnType<typeof createRandom>;
