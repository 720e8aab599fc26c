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

const named = (text: string): string => `${text} ${otherNames.get(fold(text)) ?? ''}`;

/** The words of a text and their other names: a course on tabla is found as তবলা and as tobla. */
const withOtherNames = (text: string): string =>
  [
    text,
    ...fold(text)
      .split(' ')
      .flatMap((word) => otherNames.get(word) ?? []),
  ].join(' ');

export const createCourseIndex = (): CourseIndex => {
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'subtitle', 'subject', 'instructor'],
    tokenize: (text) => fold(text).split(' ').filter(Boolean),
    processTerm: (term) => term,
    searchOptions: {
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
        title: withOtherNames(both(course.title)),
        subtitle: both(course.subtitle),
        subject: `${named(course.category)} ${named(course.level)}`,
        instructor: both(instructorName),
      };
      if (index.has(course.id)) index.replace(document);
      else index.add(document);
    },
    search: (query) => index.search(query).map((hit) => String(hit.id)),
  };
};
