import { aliases } from './aliases.ts';
import { fold } from './fold.ts';

/** Folded spelling to everything the same thing is called. */
const otherNames: ReadonlyMap<string, readonly string[]> = (() => {
  const known = new Map<string, Set<string>>();
  for (const row of aliases) {
    const names = row.map(fold);
    for (const name of names) known.set(name, new Set([...(known.get(name) ?? []), ...names]));
  }
  return new Map([...known].map(([name, names]) => [name, [...names]]));
})();

/** All names of a thing of that folded name, and the name itself. */
export const namesOf = (folded: string): readonly string[] => otherNames.get(folded) ?? [folded];

/** Shorter ones begin too many other words. */
const shortestSpelling = 4;
const spellings: ReadonlyMap<string, readonly string[]> = new Map(
  [...otherNames].map(([name, names]) => {
    const isOne = (each: string) => each.length >= shortestSpelling && !each.includes(' ');
    return [name, names.filter((each) => each === name || isOne(each))];
  }),
);

/** A folded word of a query, and the other names of one word: a search for গিটার finds what begins with guitar too. */
export const spellingsOf = (word: string): readonly string[] => spellings.get(word) ?? [word];

/** Names of so many words are known. */
const longestName = 3;

/** A folded text with the other names of what it names: a course on tabla is found as তবলা and as tobla. */
export const withOtherNames = (folded: string): string => {
  const words = folded.split(' ');
  const named = words.flatMap((_, start) =>
    Array.from({ length: longestName }, (__, more) => words.slice(start, start + more + 1).join(' ')),
  );
  return [folded, ...[...new Set(named)].flatMap((name) => otherNames.get(name) ?? [])].join(' ');
};
