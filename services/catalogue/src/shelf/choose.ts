import type { Slice } from '@sargam/chassis/paging';
import type { Category, Level } from '../courses/course.ts';

interface Choosable {
  readonly category: Category;
  readonly level: Level;
  readonly instructorId: string;
}

interface Filter {
  readonly category?: Category;
  readonly level?: Level;
  readonly instructorId?: string;
}

export interface Chosen<T> {
  readonly page: readonly T[];
  /** How many there are over all pages. */
  readonly total: number;
}

const matches = (course: Choosable, filter: Filter): boolean =>
  (filter.category === undefined || course.category === filter.category) &&
  (filter.level === undefined || course.level === filter.level) &&
  (filter.instructorId === undefined || course.instructorId === filter.instructorId);

/** One page of what the filter leaves, in the order that is given; without a filter nothing is looked at twice. */
export const choose = <T extends Choosable>(
  courses: readonly T[],
  filter: Filter,
  { limit, offset }: Slice,
): Chosen<T> => {
  const free = Object.values(filter).every((wanted) => wanted === undefined);
  const left = free ? courses : courses.filter((course) => matches(course, filter));
  return { page: left.slice(offset, offset + limit), total: left.length };
};
