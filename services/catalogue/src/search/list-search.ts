import { createWordIndex, type WeightedText } from './word-index.ts';

/** The best few of a list; all of its first few where the query has no words. */
export type ListSearch<T> = (query: string, most: number) => readonly T[];

/** For lists of some hundreds, in the order in which they are shown; of two that fit as well, the first in it comes first. */
const indexList = <T>(
  things: readonly T[],
  textsOf: (thing: T) => readonly WeightedText[],
): ListSearch<T> => {
  const index = createWordIndex();
  for (const [slot, thing] of things.entries()) index.put(slot, textsOf(thing));
  return (query, most) => {
    const scores = index.score(query);
    if (!scores) return things.slice(0, most);
    const score = (slot: number): number => scores[slot] ?? 0;
    return [...things.keys()]
      .filter((slot) => score(slot) > 0)
      .sort((one, other) => score(other) - score(one))
      .slice(0, most)
      .flatMap((slot) => things[slot] ?? []);
  };
};

/** A finder that is made again when the list is another one. */
export const createListSearch = <T>(
  latest: () => readonly T[],
  textsOf: (thing: T) => readonly WeightedText[],
): ListSearch<T> => {
  let things: readonly T[] | undefined;
  let find: ListSearch<T> = () => [];
  return (query, most) => {
    const now = latest();
    if (now !== things) find = indexList(now, textsOf);
    things = now;
    return find(query, most);
  };
};
