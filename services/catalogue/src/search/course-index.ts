import MiniSearch from 'minisearch';
import type { ListedCourse } from '../courses/course.ts';
import type { Words } from '../words.ts';
import { aliases } from './aliases.ts';
import { fold } from './fold.ts';

interface Indexed {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly subject: string;
  readonly instructor: string;
}

/** Finds courses by words in English, Bengali and romanised Bengali. */
export interface CourseIndex {
  put(course: ListedCourse, instructorName: Words): void;
  /** Ids, the best match first. */
  search(query: string): readonly string[];
}

/** Folded spelling to everything else the same thing is called. */
const otherNames: ReadonlyMap<string, string> = new Map(
  aliases.flatMap((names) => {
    const all = names.map(fold).join(' ');
    return names.map((name) => [fold(name), all] as const);
  }),
);

const both = ({ en, bn }: Words): string => `${en} ${bn}`;

/** What many courses have in common is folded once: folding is most of what a start of many courses costs. */
const foldedOnce = (): ((text: string) => string) => {
  const known = new Map<string, string>();
  return (text) => {
    const folded = known.get(text) ?? fold(text);
    known.set(text, folded);
    return folded;
  };
};

const named = (folded: string): string => `${folded} ${otherNames.get(folded) ?? ''}`;

/** The words of a text and their other names: a course on tabla is found as তবলা and as tobla. */
const withOtherNames = (folded: string): string =>
  [folded, ...folded.split(' ').flatMap((word) => otherNames.get(word) ?? [])].join(' ');

export const createCourseIndex = (): CourseIndex => {
  const foldOnce = foldedOnce();
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'subtitle', 'subject', 'instructor'],
    // Documents come in folded; a query does not.
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (query) => fold(query).split(' ').filter(Boolean),
      boost: { title: 3, subject: 2, instructor: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  return {
    put: (course, instructorName) => {
      const document = {
        id: course.id,
        title: withOtherNames(fold(both(course.title))),
        subtitle: fold(both(course.subtitle)),
        subject: `${named(foldOnce(course.category))} ${named(foldOnce(course.level))}`,
        instructor: foldOnce(both(instructorName)),
      };
      if (index.has(course.id)) index.replace(document);
      else index.add(document);
    },
    search: (query) => index.search(query).map((hit) => String(hit.id)),
  };
};
