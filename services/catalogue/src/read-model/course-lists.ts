import { type Category, categories, levels } from '../courses/course.ts';
import { compareNewestFirst } from '../newest-first.ts';
import type { IndexedCourse } from './indexed-course.ts';

/** The published courses as columns for filtering, newest first. One index refers to the same course in every array. */
export interface CourseColumns {
  readonly slot: Int32Array;
  /** Index into the arrays of `groups`. */
  readonly group: Uint32Array;
  /**
   * The existing combinations of category, level and instructor, as indexes into `categories`, `levels` and `instructorIds`.
   * They are far fewer than courses, so filters and facet counts cost less by group.
   */
  readonly groups: {
    readonly category: Uint8Array;
    readonly level: Uint8Array;
    readonly instructor: Uint32Array;
  };
  /** Lowest price in poisha; NaN if the course has none. */
  readonly price: Float64Array;
  readonly instructorIds: readonly string[];
  /** Buffer for the matches of one search. */
  readonly matches: Int32Array;
}

/** Sorted course lists, newest first. Only `all` contains unpublished courses. */
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
  const instructorIndexes = new Map(instructorIds.map((id, index) => [id, index]));
  const byKey = Map.groupBy(
    courses,
    ({ category, level, instructorId }) => `${category} ${level} ${instructorId}`,
  );
  const groups = [...byKey.values()].flatMap(([course]) => course ?? []);
  const groupOfCourse = new Map(
    [...byKey.values()].flatMap((each, group) => each.map(({ id }) => [id, group])),
  );
  return {
    slot: Int32Array.from(courses, ({ slot }) => slot),
    group: Uint32Array.from(courses, ({ id }) => groupOfCourse.get(id) ?? 0),
    groups: {
      category: Uint8Array.from(groups, ({ category }) => categories.indexOf(category)),
      level: Uint8Array.from(groups, ({ level }) => levels.indexOf(level)),
      instructor: Uint32Array.from(groups, ({ instructorId }) => instructorIndexes.get(instructorId) ?? 0),
    },
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
