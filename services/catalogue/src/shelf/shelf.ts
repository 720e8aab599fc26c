import type { Slice } from '@sargam/chassis/paging';
import type { Category, ListedCourse } from '../courses/course.ts';
import type { Sold } from '../courses/course-sales.ts';
import type { Instructor } from '../instructors/instructor.ts';
import { newestFirst } from '../newest-first.ts';
import { finderOfLatest } from '../search/finder.ts';
import { courseTexts, instructorTexts, kindsOf } from '../search/texts.ts';
import { createWordIndex } from '../search/word-index.ts';
import type { Words } from '../words.ts';
import { type Chosen, choose, type Found, foundOf } from './found.ts';
import { type Lists, listsOf } from './lists.ts';
import { newerSold } from './newer-sold.ts';
import { keepRecent } from './recent.ts';
import { type ShelvedCourse, shelvedCourse } from './shelved-course.ts';
import { type Sifted, sift, type Wanted } from './sift.ts';

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
  /** Whatever their state; of one instructor alone, where one is named. */
  allCourses(slice: Slice, instructorId?: string): Chosen<ShelvedCourse>;
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
/** Answers that are kept until something changes: some kilobytes each. */
const mostRecent = 500;

export const createShelf = (): Shelf => {
  const courses = new Map<string, ShelvedCourse>();
  const instructors = new Map<string, Instructor>();
  const words = createWordIndex();
  // Made again only after something changed, when they are next asked for.
  let sorted: Lists | undefined;
  let everything: Sifted | undefined;
  const recent = keepRecent<Found>(mostRecent);
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
    const { slot, summary, instructorId, category } = course;
    if (!course.published) return words.remove(slot);
    const taughtBy = instructors.get(instructorId);
    const texts = courseTexts(summary, course, taughtBy?.published ? taughtBy.name : nobody);
    words.put(slot, texts, kindsOf(category));
  };
  const siftAll = (slice: Slice): Sifted => {
    const { columns, published: all } = lists();
    everything ??= sift(columns, undefined, {}, { limit: 0, offset: 0 });
    const page = all.slice(slice.offset, slice.offset + slice.limit).map((_, at) => slice.offset + at);
    return { ...everything, page };
  };
  const look: Shelf['find'] = (query, wanted, slice) => {
    const { columns } = lists();
    const scores = words.scores(query);
    const isFree = !scores && Object.values(wanted).every((each) => each === undefined);
    const found = isFree ? siftAll(slice) : sift(columns, scores, wanted, slice);
    return foundOf(lists(), found, (id) => instructors.get(id)?.published === true);
  };
  const forget = (): void => {
    sorted = undefined;
    everything = undefined;
    recent.forget();
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
      recent.forget();
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
      const { category, level, instructorId, least, most } = wanted;
      const prices = [String(least), String(most)];
      const key = JSON.stringify([query, category, level, instructorId, prices, slice]);
      return recent.get(key, () => look(query, wanted, slice));
    },
    allCourses: (slice, teacher) => {
      const { all } = lists();
      const theirs = teacher === undefined ? all : all.filter(({ instructorId }) => instructorId === teacher);
      return choose(theirs, slice);
    },
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
