import type { Slice } from '@sargam/chassis/paging';
import type { CourseSummary } from '@sargam/proto/catalogue/v1/catalogue';
import type { Category, Level, ListedCourse } from '../courses/course.ts';
import { summaryMessage } from '../courses/course-message.ts';
import type { Sold } from '../courses/course-sales.ts';
import type { Instructor } from '../instructors/instructor.ts';
import { newestFirst } from '../newest-first.ts';
import { createCourseIndex } from '../search/course-index.ts';
import type { Words } from '../words.ts';
import { type Chosen, choose } from './choose.ts';
import { newerSold } from './newer-sold.ts';

/** What a list of courses may be narrowed by. */
export interface CourseFilter {
  readonly category?: Category;
  readonly instructorId?: string;
  readonly level?: Level;
  readonly query?: string;
}

/** What a list needs of a course; the long texts stay in the store. */
export type ShelvedCourse = Pick<
  ListedCourse,
  | 'id'
  | 'category'
  | 'level'
  | 'instructorId'
  | 'published'
  | 'featured'
  | 'bundle'
  | 'sold'
  | 'soldChanges'
  | 'createdAt'
  | 'version'
> & { readonly summary: CourseSummary };

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
  courses(filter: CourseFilter, slice: Slice): Chosen<ShelvedCourse>;
  allCourses(slice: Slice): Chosen<ShelvedCourse>;
  featuredCourses(): readonly ShelvedCourse[];
  course(id: string): ShelvedCourse | undefined;
  categoryCounts(): ReadonlyMap<Category, number>;
  instructor(id: string): Instructor | undefined;
  instructors(slice: Slice): Chosen<Instructor>;
  featuredInstructors(): readonly Instructor[];
  /** Published courses of an instructor, the newest first. */
  courseIdsOf(instructorId: string): readonly string[];
  nameOf(instructorId: string): Words;
}

const nobody: Words = { en: '', bn: '' };
/** Featured instructors on the landing page (site, section 2). */
const mostFeaturedInstructors = 10;

/** What public calls ask for, the newest first; of unpublished courses only `all` knows. */
interface Lists {
  readonly all: readonly ShelvedCourse[];
  readonly published: readonly ShelvedCourse[];
  readonly featured: readonly ShelvedCourse[];
  readonly counts: ReadonlyMap<Category, number>;
  /** Course ids by instructor. */
  readonly taught: ReadonlyMap<string, readonly string[]>;
}

const listsOf = (courses: Iterable<ShelvedCourse>): Lists => {
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
  return { all, published, featured: published.filter(({ featured }) => featured), counts, taught };
};

export const createShelf = (): Shelf => {
  const courses = new Map<string, ShelvedCourse>();
  const instructors = new Map<string, Instructor>();
  const search = createCourseIndex();
  // Made again only after something changed, when they are next asked for.
  let sorted: Lists | undefined;

  const lists = (): Lists => {
    sorted ??= listsOf(courses.values());
    return sorted;
  };
  const setSold = (courseId: string, told: Sold): void => {
    const course = courses.get(courseId);
    if (!course || course.soldChanges >= told.soldChanges) return;
    const summary = { ...course.summary, sold: Math.max(0, told.sold) };
    courses.set(courseId, { ...course, ...newerSold(told, course), summary });
    sorted = undefined;
  };
  const nameOf = (id: string): Words => instructors.get(id)?.name ?? nobody;
  const teaching = (): Instructor[] =>
    [...instructors.values()].filter(({ published }) => published).sort(newestFirst);

  return {
    nameOf,
    putCourse: (course) => {
      const known = courses.get(course.id);
      if (known && known.version > course.version) return;
      if (known?.version === course.version) {
        setSold(course.id, course);
        return;
      }
      const { id, category, level, instructorId, published, featured, bundle, createdAt, version } = course;
      const sold = known ? newerSold(course, known) : newerSold(course, course);
      const summary = summaryMessage({ ...course, ...sold }, nameOf(instructorId));
      courses.set(id, {
        id,
        category,
        level,
        instructorId,
        published,
        featured,
        bundle,
        ...sold,
        createdAt,
        version,
        summary,
      });
      search.put(course, nameOf(instructorId));
      sorted = undefined;
    },
    putInstructor: (instructor) => {
      const known = instructors.get(instructor.id);
      if (known && known.version >= instructor.version) return;
      instructors.set(instructor.id, instructor);
      for (const [id, course] of courses) {
        if (course.instructorId !== instructor.id) continue;
        courses.set(id, { ...course, summary: { ...course.summary, instructorName: instructor.name } });
        sorted = undefined;
      }
    },
    setSold,
    courses: ({ query, ...filter }, slice) => {
      if (!query) return choose(lists().published, filter, slice);
      const found = search.search(query).flatMap((id) => courses.get(id) ?? []);
      return choose(
        found.filter((course) => course.published),
        filter,
        slice,
      );
    },
    allCourses: (slice) => choose(lists().all, {}, slice),
    featuredCourses: () => lists().featured,
    course: (id) => courses.get(id),
    categoryCounts: () => lists().counts,
    instructor: (id) => instructors.get(id),
    instructors: ({ limit, offset }) => {
      const all = teaching();
      return { page: all.slice(offset, offset + limit), total: all.length };
    },
    featuredInstructors: () =>
      teaching()
        .filter(({ featured }) => featured)
        .slice(0, mostFeaturedInstructors),
    courseIdsOf: (instructorId) => lists().taught.get(instructorId) ?? [],
  };
};
