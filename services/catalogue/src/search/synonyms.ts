import { foldSpelling } from './fold-spelling.ts';
import { synonymTable } from './synonym-table.ts';

/** Folded spelling to everything the same thing is called. */
const synonyms: ReadonlyMap<string, readonly string[]> = (() => {
  const known = new Map<string, Set<string>>();
  for (const row of synonymTable) {
    const names = row.map(foldSpelling);
    for (const name of names) known.set(name, new Set([...(known.get(name) ?? []), ...names]));
  }
  return new Map([...known].map(([name, names]) => [name, [...names]]));
})();

/** All names of a thing of that folded name, and the name itself. */
export const findSynonyms = (folded: string): readonly string[] => synonyms.get(folded) ?? [folded];

/** Shorter ones begin too many other words. */
const minWordLength = 4;
const wordSynonyms: ReadonlyMap<string, readonly string[]> = new Map(
  [...synonyms].map(([name, names]) => {
    const isOne = (each: string) => each.length >= minWordLength && !each.includes(' ');
    return [name, names.filter((each) => each === name || isOne(each))];
  }),
);

/** A folded word of a query, and the other names of one word: a search for গিটার finds what begins with guitar too. */
export const findWordSynonyms = (word: string): readonly string[] => wordSynonyms.get(word) ?? [word];

/** Names of so many words are known. */
const maxNameWords = 3;

/** A folded text with the other names of what it names: a course on tabla is found as তবলা and as tobla. */
export const appendSynonyms = (folded: string): string => {
  const words = folded.split(' ');
  const named = words.flatMap((_, start) =>
    Array.from({ length: maxNameWords }, (__, more) => words.slice(start, start + more + 1).join(' ')),
  );
  return [folded, ...[...new Set(named)].flatMap((name) => synonyms.get(name) ?? [])].join(' ');
};
