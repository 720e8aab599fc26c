import { type Category, categories, levels } from '../courses/course.ts';
import { newestFirst } from '../newest-first.ts';
import type { ShelvedCourse } from './shelved-course.ts';

/** What sifting looks at, the published courses in their order, each in one place of every array. */
export interface Columns {
  readonly slot: Int32Array;
  /** Places in `categories`, in `levels` and in `teachers`. */
  readonly category: Uint8Array;
  readonly level: Uint8Array;
  readonly teacher: Uint32Array;
  /** Of the cheapest way to buy, in poisha; NaN where there is none. */
  readonly price: Float64Array;
  /** Instructors' ids. */
  readonly teachers: readonly string[];
  /** Working space of whoever sifts. */
  readonly kept: Int32Array;
}

/** What public calls ask for, the newest first; of unpublished courses only `all` knows. */
export interface Lists {
  readonly all: readonly ShelvedCourse[];
  readonly published: readonly ShelvedCourse[];
  readonly featured: readonly ShelvedCourse[];
  readonly counts: ReadonlyMap<Category, number>;
  /** Course ids by instructor. */
  readonly taught: ReadonlyMap<string, readonly string[]>;
  readonly columns: Columns;
}

const columnsOf = (courses: readonly ShelvedCourse[], teachers: readonly string[]): Columns => {
  const places = new Map(teachers.map((id, place) => [id, place]));
  return {
    slot: Int32Array.from(courses, ({ slot }) => slot),
    category: Uint8Array.from(courses, ({ category }) => categories.indexOf(category)),
    level: Uint8Array.from(courses, ({ level }) => levels.indexOf(level)),
    teacher: Uint32Array.from(courses, ({ instructorId }) => places.get(instructorId) ?? 0),
    price: Float64Array.from(courses, ({ price }) => (price === undefined ? Number.NaN : Number(price))),
    teachers,
    kept: new Int32Array(courses.length),
  };
};

export const listsOf = (courses: Iterable<ShelvedCourse>): Lists => {
  const all = [...courses].sort(newestFirst);
  const published = all.filter((course) => course.published);
  const counts = new Map<Category, number>();
  const taught = new Map<string, string[]>();
  for (const { id, category, instructorId } of published) {
    counts.set(category, (counts.get(category) ?? 0) + 1);
    const ids = taught.get(instructorId);
    if (ids) ids.push(id);
    else taught.set(instructorId, [id]);
  }
  const featured = published.filter((course) => course.featured);
  return { all, published, featured, counts, taught, columns: columnsOf(published, [...taught.keys()]) };
};
