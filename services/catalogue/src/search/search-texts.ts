import type { CourseSummary } from '@sargam/proto/catalogue/v1/courses';
import type { Category, Level } from '../courses/course.ts';
import type { LocalizedText } from '../localized-text.ts';
import { foldSpelling } from './fold-spelling.ts';
import { appendSynonyms, findSynonyms } from './synonyms.ts';
import type { WeightedText } from './word-index.ts';

const joinLanguages = ({ en, bn }: LocalizedText): string => `${en} ${bn}`;
const noText: LocalizedText = { en: '', bn: '' };

/** About 10 MB of words of long texts. */
const maxFoldedTexts = 50_000;

/** Categories, levels and words repeat, and folding is most of the cost of loading and indexing many courses. */
const memoize = (make: (text: string) => string): ((text: string) => string) => {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (known.size >= maxFoldedTexts) known.clear();
    known.set(text, made);
    return made;
  };
};
const foldWithSynonyms = (text: string): string => appendSynonyms(foldSpelling(text));
const foldWithSynonymsMemoized = memoize(foldWithSynonyms);
const foldWord = memoize(foldSpelling);

/** The different words of the long texts of a course, folded. */
export const foldLongTexts = (
  description: LocalizedText,
  ...lists: readonly (readonly LocalizedText[])[]
): string => {
  const texts = [joinLanguages(description).replaceAll(/<[^>]*>/g, ' '), ...lists.flat().map(joinLanguages)];
  return [...new Set(texts.join(' ').split(/\s+/).map(foldWord))].join(' ');
};

interface Indexed {
  readonly category: Category;
  readonly level: Level;
  /** From `foldLongTexts`. */
  readonly longText: string;
}

/** The searchable texts of a course. The caller passes an empty name for an unpublished instructor. */
export const courseSearchTexts = (
  { title = noText, subtitle = noText }: Pick<CourseSummary, 'title' | 'subtitle'>,
  { category, level, longText }: Indexed,
  instructor: LocalizedText,
): readonly WeightedText[] => [
  { text: foldWithSynonyms(joinLanguages(title)), weight: 8 },
  { text: `${foldWithSynonymsMemoized(category)} ${foldWithSynonymsMemoized(level)}`, weight: 6 },
  { text: foldSpelling(joinLanguages(instructor)), weight: 6 },
  { text: foldSpelling(joinLanguages(subtitle)), weight: 2 },
  { text: longText, weight: 1 },
];

/** All folded names of a category; `Piano & Keyboard` has the names of both. */
export const findCategoryNames = (category: Category): readonly string[] =>
  category.split('&').flatMap((name) => findSynonyms(foldSpelling(name)));

export const instructorSearchTexts = ({
  name,
  band,
}: {
  readonly name: LocalizedText;
  readonly band: string;
}): readonly WeightedText[] => [
  { text: foldSpelling(joinLanguages(name)), weight: 8 },
  { text: foldSpelling(band), weight: 4 },
];

export const freebieSearchTexts = ({
  title,
  subtitle,
  category,
}: {
  readonly title: LocalizedText;
  readonly subtitle: LocalizedText;
  readonly category: string;
}): readonly WeightedText[] => [
  { text: foldWithSynonyms(joinLanguages(title)), weight: 8 },
  { text: foldSpelling(joinLanguages(subtitle)), weight: 2 },
  { text: foldWithSynonymsMemoized(category), weight: 6 },
];
