import type { Slice } from '@sargam/chassis/paging';
import { type Category, categories, type Level, type ListedCourse, levels } from '../courses/course.ts';
import type { Sold } from '../courses/course-sales.ts';
import type { Instructor } from '../instructors/instructor.ts';
import { newestFirst } from '../newest-first.ts';
import { finderOfLatest } from '../search/finder.ts';
import { courseTexts, instructorTexts } from '../search/texts.ts';
import { createWordIndex } from '../search/word-index.ts';
import type { Words } from '../words.ts';
import { type Lists, listsOf } from './lists.ts';
import { newerSold } from './newer-sold.ts';
import { type ShelvedCourse, shelvedCourse } from './shelved-course.ts';
import { type Sifted, sift, type Wanted } from './sift.ts';

/** A part of a list. */
export interface Chosen<T> {
  readonly page: readonly T[];
  /** How many there are over all pages. */
  readonly total: number;
}

/** A page of courses, and how many there are of every kind, each kind counted as if it alone were not wanted. */
export interface Found extends Chosen<ShelvedCourse> {
  readonly categories: ReadonlyMap<Category, number>;
  readonly levels: ReadonlyMap<Level, number>;
  /** Published instructors by id. */
  readonly instructors: ReadonlyMap<string, number>;
  /** In poisha; undefined where nothing with a price was found. */
  readonly prices: { readonly least: bigint; readonly most: bigint } | undefined;
}

/**
 * The published catalogue in memory: public lists are answered from it without a query. It may lag behind the store
 * by the time an event travels; writes and the back-office go to the store.
 */
export interface Shelf {
  /** A version that is there already changes nothing but the number sold. */
  putCourse(course: ListedCourse): void;
  putInstructor(instructor: Instructor): void;
  /** An older number changes nothing. */
  setSold(courseId: string, sold: Sold): void;
  /** Published courses by words and by kind: the best match first, without words the newest. */
  find(query: string, wanted: Wanted, slice: Slice): Found;
  allCourses(slice: Slice): Chosen<ShelvedCourse>;
  featuredCourses(): readonly ShelvedCourse[];
  course(id: string): ShelvedCourse | undefined;
  categoryCounts(): ReadonlyMap<Category, number>;
  instructor(id: string): Instructor | undefined;
  /** Published instructors, the newest first. */
  instructors(): readonly Instructor[];
  findInstructors(query: string, most: number): readonly Instructor[];
  featuredInstructors(): readonly Instructor[];
  /** Published courses of an instructor, the newest first. */
  courseIdsOf(instructorId: string): readonly string[];
  nameOf(instructorId: string): Words;
}

const nobody: Words = { en: '', bn: '' };
/** Featured instructors on the landing page (site, section 2). */
const mostFeaturedInstructors = 10;

export const createShelf = (): Shelf => {
  const courses = new Map<string, ShelvedCourse>();
  const instructors = new Map<string, Instructor>();
  const words = createWordIndex();
  // Made again only after something changed, when they are next asked for.
  let sorted: Lists | undefined;
  let everything: Sifted | undefined;
  let teaching: readonly Instructor[] | undefined;

  const lists = (): Lists => {
    sorted ??= listsOf(courses.values());
    return sorted;
  };
  const setSold = (courseId: string, told: Sold): void => {
    const course = courses.get(courseId);
    if (!course || course.soldChanges >= told.soldChanges) return;
    const summary = { ...course.summary, sold: Math.max(0, told.sold) };
    // In its place in every list: a sale moves no course.
    Object.assign(course, newerSold(told, course), { summary });
  };
  const nameOf = (id: string): Words => instructors.get(id)?.name ?? nobody;
  const published = (): readonly Instructor[] => {
    teaching ??= [...instructors.values()].filter((instructor) => instructor.published).sort(newestFirst);
    return teaching;
  };
  const index = (course: ShelvedCourse): void => {
    const { slot, summary, instructorId } = course;
    const taughtBy = instructors.get(instructorId);
    if (!course.published) words.remove(slot);
    else words.put(slot, courseTexts(summary, course, taughtBy?.published ? taughtBy.name : nobody));
  };
  const siftAll = (slice: Slice): Sifted => {
    const { columns, published: all } = lists();
    everything ??= sift(columns, undefined, {}, { limit: 0, offset: 0 });
    const page = all.slice(slice.offset, slice.offset + slice.limit).map((_, at) => slice.offset + at);
    return { ...everything, page };
  };
  const forget = (): void => {
    sorted = undefined;
    everything = undefined;
  };

  return {
    nameOf,
    putCourse: (course) => {
      const known = courses.get(course.id);
      if (known && known.version > course.version) return;
      if (known?.version === course.version) {
        setSold(course.id, course);
        return;
      }
      const sold = newerSold(course, known ?? course);
      const put = shelvedCourse(
        { ...course, ...sold },
        known?.slot ?? courses.size,
        nameOf(course.instructorId),
      );
      courses.set(course.id, put);
      index(put);
      forget();
    },
    putInstructor: (instructor) => {
      const known = instructors.get(instructor.id);
      if (known && known.version >= instructor.version) return;
      instructors.set(instructor.id, instructor);
      teaching = undefined;
      const { id, name } = instructor;
      const same = known?.published === instructor.published;
      if (same && known.name.en === name.en && known.name.bn === name.bn) return;
      for (const course of courses.values()) {
        if (course.instructorId !== id) continue;
        Object.assign(course, { summary: { ...course.summary, instructorName: name } });
        index(course);
      }
    },
    setSold,
    find: (query, wanted, slice) => {
      const { columns, published: all } = lists();
      const scores = words.scores(query);
      const isFree = !scores && Object.values(wanted).every((each) => each === undefined);
      const found = isFree ? siftAll(slice) : sift(columns, scores, wanted, slice);
      const { least, most } = found.prices;
      return {
        page: found.page.flatMap((at) => all[at] ?? []),
        total: found.total,
        categories: counts(categories, found.categories),
        levels: counts(levels, found.levels),
        instructors: counts(
          columns.teachers,
          found.teachers,
          (id) => instructors.get(id)?.published === true,
        ),
        prices: most > 0 ? { least: BigInt(least), most: BigInt(most) } : undefined,
      };
    },
    allCourses: (slice) => choose(lists().all, slice),
    featuredCourses: () => lists().featured,
    course: (id) => courses.get(id),
    categoryCounts: () => lists().counts,
    instructor: (id) => instructors.get(id),
    instructors: published,
    findInstructors: finderOfLatest(published, instructorTexts),
    featuredInstructors: () =>
      published()
        .filter(({ featured }) => featured)
        .slice(0, mostFeaturedInstructors),
    courseIdsOf: (instructorId) => lists().taught.get(instructorId) ?? [],
  };
};

/** One page of a list. */
export const choose = <T>(all: readonly T[], { limit, offset }: Slice): Chosen<T> => ({
  page: all.slice(offset, offset + limit),
  total: all.length,
});

/** Names with their counts, in the order of the names, without those that count nothing. */
const counts = <T extends string>(
  names: readonly T[],
  found: Uint32Array,
  shown: (name: T) => boolean = () => true,
): ReadonlyMap<T, number> =>
  new Map(
    names.flatMap((name, place) => {
      const count = found[place] ?? 0;
      return count > 0 && shown(name) ? [[name, count] as const] : [];
    }),
  );
