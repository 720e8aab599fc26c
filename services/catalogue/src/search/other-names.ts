import { aliases } from './aliases.ts';
import { fold } from './fold.ts';

/** Folded spelling to everything the same thing is called. */
const otherNames: ReadonlyMap<string, string> = new Map(
  aliases.flatMap((names) => {
    const all = names.map(fold).join(' ');
    return names.map((name) => [fold(name), all] as const);
  }),
);

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
