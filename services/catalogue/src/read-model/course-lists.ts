import { type Category, categories, levels } from '../courses/course.ts';
import { compareNewestFirst } from '../newest-first.ts';
import type { IndexedCourse } from './indexed-course.ts';

/** What sifting looks at, the published courses in their order, each in one place of every array. */
export interface CourseColumns {
  readonly slot: Int32Array;
  /** Places in `categories`, in `levels` and in `teachers`. */
  readonly category: Uint8Array;
  readonly level: Uint8Array;
  readonly instructor: Uint32Array;
  /** Of the cheapest way to buy, in poisha; NaN where there is none. */
  readonly price: Float64Array;
  /** Instructors' ids. */
  readonly instructorIds: readonly string[];
  /** Working space of whoever sifts. */
  readonly matches: Int32Array;
}

/** What public calls ask for, the newest first; of unpublished courses only `all` knows. */
export interface CourseLists {
  readonly all: readonly IndexedCourse[];
  readonly published: readonly IndexedCourse[];
  readonly featured: readonly IndexedCourse[];
  readonly categoryCounts: ReadonlyMap<Category, number>;
  /** Course ids by instructor. */
  readonly courseIdsByInstructor: ReadonlyMap<string, readonly string[]>;
  readonly columns: CourseColumns;
}

const buildColumns = (courses: readonly IndexedCourse[], instructorIds: readonly string[]): CourseColumns => {
  const indexes = new Map(instructorIds.map((id, index) => [id, index]));
  return {
    slot: Int32Array.from(courses, ({ slot }) => slot),
    category: Uint8Array.from(courses, ({ category }) => categories.indexOf(category)),
    level: Uint8Array.from(courses, ({ level }) => levels.indexOf(level)),
    instructor: Uint32Array.from(courses, ({ instructorId }) => indexes.get(instructorId) ?? 0),
    price: Float64Array.from(courses, ({ price }) => (price === undefined ? Number.NaN : Number(price))),
    instructorIds,
    matches: new Int32Array(courses.length),
  };
};

export const buildCourseLists = (courses: Iterable<IndexedCourse>): CourseLists => {
  const all = [...courses].sort(compareNewestFirst);
  const published = all.filter((course) => course.published);
  const categoryCounts = new Map<Category, number>();
  const courseIdsByInstructor = new Map<string, string[]>();
  for (const { id, category, instructorId } of published) {
    categoryCounts.set(category, (categoryCounts.get(category) ?? 0) + 1);
    const ids = courseIdsByInstructor.get(instructorId);
    if (ids) ids.push(id);
    else courseIdsByInstructor.set(instructorId, [id]);
  }
  const featured = published.filter((course) => course.featured);
  return {
    all,
    published,
    featured,
    categoryCounts,
    courseIdsByInstructor,
    columns: buildColumns(published, [...courseIdsByInstructor.keys()]),
  };
};
