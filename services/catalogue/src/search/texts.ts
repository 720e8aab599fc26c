import type { CourseSummary } from '@sargam/proto/catalogue/v1/catalogue';
import type { Category, Level } from '../courses/course.ts';
import type { Words } from '../words.ts';
import { fold } from './fold.ts';
import { namesOf, withOtherNames } from './other-names.ts';
import type { Worded } from './word-index.ts';

const both = ({ en, bn }: Words): string => `${en} ${bn}`;
const nothing: Words = { en: '', bn: '' };

/** What many things have in common is folded once: folding is most of what a start with many courses costs. */
const once = (make: (text: string) => string): ((text: string) => string) => {
  const known = new Map<string, string>();
  return (text) => {
    const made = known.get(text) ?? make(text);
    known.set(text, made);
    return made;
  };
};
const named = (text: string): string => withOtherNames(fold(text));
const namedOnce = once(named);

/** What a course is found by; the name of its instructor as long as that one is published. */
export const courseTexts = (
  { title = nothing, subtitle = nothing }: Pick<CourseSummary, 'title' | 'subtitle'>,
  { category, level }: { readonly category: Category; readonly level: Level },
  instructor: Words,
): readonly Worded[] => [
  { text: named(both(title)), worth: 4 },
  { text: fold(both(subtitle)), worth: 1 },
  { text: `${namedOnce(category)} ${namedOnce(level)}`, worth: 3 },
  { text: fold(both(instructor)), worth: 3 },
];

/** What a course of the category is called, in every spelling; of `Piano & Keyboard` either alone will do. */
export const kindsOf = (category: Category): readonly string[] =>
  category.split('&').flatMap((name) => namesOf(fold(name)));

export const instructorTexts = ({
  name,
  band,
}: {
  readonly name: Words;
  readonly band: string;
}): readonly Worded[] => [
  { text: fold(both(name)), worth: 4 },
  { text: fold(band), worth: 2 },
];

export const freebieTexts = ({
  title,
  subtitle,
  category,
}: {
  readonly title: Words;
  readonly subtitle: Words;
  readonly category: string;
}): readonly Worded[] => [
  { text: named(both(title)), worth: 4 },
  { text: fold(both(subtitle)), worth: 1 },
  { text: namedOnce(category), worth: 3 },
];
