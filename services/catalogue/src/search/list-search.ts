import { type WeightedText, WordIndex } from './word-index.ts';

/** Returns the best `most` items of a list; the first `most` items if the query has no words. */
export type ListSearch<T> = (query: string, most: number) => readonly T[];

/** For lists of some hundred items. Items with equal scores keep the order of the list. */
const indexList = <T>(items: readonly T[], textsOf: (item: T) => readonly WeightedText[]): ListSearch<T> => {
  const index = new WordIndex();
  for (const [slot, item] of items.entries()) index.put(slot, textsOf(item));
  return (query, most) => {
    const scores = index.score(query);
    if (!scores) return items.slice(0, most);
    const score = (slot: number): number => scores[slot] ?? 0;
    return [...items.keys()]
      .filter((slot) => score(slot) > 0)
      .sort((one, other) => score(other) - score(one))
      .slice(0, most)
      .flatMap((slot) => items[slot] ?? []);
  };
};

/** Searches the latest list; builds the index again when the list changes. */
export const createListSearch = <T>(
  latest: () => readonly T[],
  textsOf: (item: T) => readonly WeightedText[],
): ListSearch<T> => {
  let items: readonly T[] | undefined;
  let find: ListSearch<T> = () => [];
  return (query, most) => {
    const now = latest();
    if (now !== items) find = indexList(now, textsOf);
    items = now;
    return find(query, most);
  };
};
