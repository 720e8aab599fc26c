import type { Instructor } from '../instructors/instructor.ts';
import { foldSpelling } from '../search/fold-spelling.ts';
import type { IndexedCourse } from './indexed-course.ts';

/** Filters of the lists of the back-office. Missing and empty filters match everything. */
export interface StaffFilters {
  readonly published?: boolean | undefined;
  readonly featured?: boolean | undefined;
  readonly query?: string;
  readonly category?: string;
  readonly instructorId?: string;
  /** Only this instructor's courses, for callers who are bound to an instructor (decision B2). */
  readonly ownInstructorId?: string | undefined;
}

interface Listed {
  readonly published: boolean;
  readonly featured: boolean;
  readonly category?: string;
  readonly instructorId?: string;
}

/** Folding is most of the cost of a search, so the folded text of each value is kept as long as the value. */
const memoizeFolded = <T extends object>(textOf: (value: T) => string) => {
  const folded = new WeakMap<T, string>();
  return (value: T): string => {
    const text = folded.get(value) ?? foldSpelling(textOf(value));
    folded.set(value, text);
    return text;
  };
};

export const courseTitleText = memoizeFolded(
  ({ summary: { title } }: IndexedCourse) => `${title?.en ?? ''} ${title?.bn ?? ''}`,
);
export const instructorText = memoizeFolded(({ name, band }: Instructor) => `${name.en} ${name.bn} ${band}`);

/** The values that match all filters. The text of a match contains every word of the query. */
export const filterForStaff = <T extends Listed>(
  all: readonly T[],
  filters: StaffFilters,
  textOf: (value: T) => string,
): readonly T[] => {
  const { published, featured, query = '', category = '', instructorId = '', ownInstructorId } = filters;
  const words = foldSpelling(query).split(' ');
  return all.filter(
    (value) =>
      (published === undefined || value.published === published) &&
      (featured === undefined || value.featured === featured) &&
      (category === '' || value.category === category) &&
      (instructorId === '' || value.instructorId === instructorId) &&
      (ownInstructorId === undefined || value.instructorId === ownInstructorId) &&
      words.every((word) => textOf(value).includes(word)),
  );
};
