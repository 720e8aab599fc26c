import { foldSpelling } from './fold-spelling.ts';
import { synonymTable } from './synonym-table.ts';

/** Maps a folded name to all its synonyms, including itself. */
const synonyms: ReadonlyMap<string, readonly string[]> = (() => {
  const known = new Map<string, Set<string>>();
  for (const row of synonymTable) {
    const names = row.map(foldSpelling);
    for (const name of names) known.set(name, new Set([...(known.get(name) ?? []), ...names]));
  }
  return new Map([...known].map(([name, names]) => [name, [...names]]));
})();

/** All synonyms of a folded name, including the name. */
export const findSynonyms = (folded: string): readonly string[] => synonyms.get(folded) ?? [folded];

const wordSynonyms: ReadonlyMap<string, readonly string[]> = new Map(
  [...synonyms].map(([name, names]) => [name, names.filter((each) => !each.includes(' '))]),
);

/** The one-word synonyms of a folded query word, with the word: গিটার also finds guitar. Undefined for an unknown word. */
export const findWordSynonyms = (word: string): readonly string[] | undefined => wordSynonyms.get(word);

/** Maximum number of words of a name in the synonym table. */
const maxNameWords = 4;

/** Appends the synonyms of all names in a folded text: তবলা and tobla find a tabla course. */
export const appendSynonyms = (folded: string): string => {
  const words = folded.split(' ');
  const named = words.flatMap((_, start) =>
    Array.from({ length: maxNameWords }, (__, more) => words.slice(start, start + more + 1).join(' ')),
  );
  return [folded, ...[...new Set(named)].flatMap((name) => synonyms.get(name) ?? [])].join(' ');
};
