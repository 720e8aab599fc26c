import type { LimitOffset } from '@sargam/chassis/paging';
import type { Category, ListedCourse } from '../courses/course.ts';
import type { SalesCount } from '../courses/course-sales.ts';
import { newerSalesCount } from '../courses/sales-count.ts';
import type { Instructor } from '../instructors/instructor.ts';
import type { LocalizedWords } from '../localized-text.ts';
import { compareNewestFirst } from '../newest-first.ts';
import { createListSearch } from '../search/list-search.ts';
import { courseSearchTexts, findCategoryNames, instructorSearchTexts } from '../search/search-texts.ts';
import { createWordIndex } from '../search/word-index.ts';
import { buildCourseLists, type CourseLists } from './course-lists.ts';
import { type CourseFilters, type FacetedResult, filterAndCount } from './filter-and-count.ts';
import { type IndexedCourse, toIndexedCourse } from './indexed-course.ts';
import { createLruCache } from './lru-cache.ts';
import { type ListPage, paginate, type SearchResult, toSearchResult } from './search-result.ts';

/**
 * The published catalogue in memory: public lists are answered from it without a query. It may lag behind the store
 * by the time an event travels; writes and the back-office go to the store.
 */
export interface CatalogueReadModel {
  /** A version that is there already changes nothing but the number sold. */
  putCourse(course: ListedCourse): void;
  putInstructor(instructor: Instructor): void;
  /** An older number changes nothing. */
  setSalesCount(courseId: string, sold: SalesCount): void;
  /** Published courses by words and by kind: the best match first, without words the newest. */
  searchCourses(query: string, wanted: CourseFilters, slice: LimitOffset): SearchResult;
  /** Whatever their state; of one instructor alone, where one is named. */
  listAllCourses(slice: LimitOffset, instructorId?: string): ListPage<IndexedCourse>;
  listFeaturedCourses(): readonly IndexedCourse[];
  findCourse(id: string): IndexedCourse | undefined;
  countByCategory(): ReadonlyMap<Category, number>;
  findInstructor(id: string): Instructor | undefined;
  /** Published instructors, the newest first. */
  listInstructors(): readonly Instructor[];
  searchInstructors(query: string, most: number): readonly Instructor[];
  listFeaturedInstructors(): readonly Instructor[];
  /** Published courses of an instructor, the newest first. */
  listCourseIds(instructorId: string): readonly string[];
  findInstructorName(instructorId: string): LocalizedWords;
}

const noName: LocalizedWords = { en: '', bn: '' };
/** Featured instructors on the landing page (site, section 2). */
const maxFeaturedInstructors = 10;
/** Answers that are kept until something changes: some kilobytes each. */
const maxCachedSearches = 500;

export const createReadModel = (): CatalogueReadModel => {
  const courses = new Map<string, IndexedCourse>();
  const instructors = new Map<string, Instructor>();
  const words = createWordIndex();
  // Made again only after something changed, when they are next asked for.
  let sorted: CourseLists | undefined;
  let everything: FacetedResult | undefined;
  const recent = createLruCache<SearchResult>(maxCachedSearches);
  let teaching: readonly Instructor[] | undefined;

  const lists = (): CourseLists => {
    sorted ??= buildCourseLists(courses.values());
    return sorted;
  };
  const setSalesCount = (courseId: string, told: SalesCount): void => {
    const course = courses.get(courseId);
    if (!course || course.soldChanges >= told.soldChanges) return;
    const summary = { ...course.summary, sold: Math.max(0, told.sold) };
    // In its place in every list: a sale moves no course.
    Object.assign(course, newerSalesCount(told, course), { summary });
  };
  const findInstructorName = (id: string): LocalizedWords => instructors.get(id)?.name ?? noName;
  const published = (): readonly Instructor[] => {
    teaching ??= [...instructors.values()]
      .filter((instructor) => instructor.published)
      .sort(compareNewestFirst);
    return teaching;
  };
  const index = (course: IndexedCourse): void => {
    const { slot, summary, instructorId, category } = course;
    if (!course.published) return words.remove(slot);
    const taughtBy = instructors.get(instructorId);
    const texts = courseSearchTexts(summary, course, taughtBy?.published ? taughtBy.name : noName);
    words.put(slot, texts, findCategoryNames(category));
  };
  const siftAll = (slice: LimitOffset): FacetedResult => {
    const { columns, published: all } = lists();
    everything ??= filterAndCount(columns, undefined, {}, { limit: 0, offset: 0 });
    const page = all.slice(slice.offset, slice.offset + slice.limit).map((_, at) => slice.offset + at);
    return { ...everything, page };
  };
  const look: CatalogueReadModel['searchCourses'] = (query, wanted, slice) => {
    const { columns } = lists();
    const scores = words.score(query);
    const isFree = !scores && Object.values(wanted).every((each) => each === undefined);
    const found = isFree ? siftAll(slice) : filterAndCount(columns, scores, wanted, slice);
    return toSearchResult(lists(), found, (id) => instructors.get(id)?.published === true);
  };
  const forget = (): void => {
    sorted = undefined;
    everything = undefined;
    recent.clear();
  };

  return {
    findInstructorName,
    putCourse: (course) => {
      const known = courses.get(course.id);
      if (known && known.version > course.version) return;
      if (known?.version === course.version) {
        setSalesCount(course.id, course);
        return;
      }
      const sold = newerSalesCount(course, known ?? course);
      const put = toIndexedCourse(
        { ...course, ...sold },
        known?.slot ?? courses.size,
        findInstructorName(course.instructorId),
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
      recent.clear();
      const { id, name } = instructor;
      const same = known?.published === instructor.published;
      if (same && known.name.en === name.en && known.name.bn === name.bn) return;
      for (const course of courses.values()) {
        if (course.instructorId !== id) continue;
        Object.assign(course, { summary: { ...course.summary, instructorName: name } });
        index(course);
      }
    },
    setSalesCount,
    searchCourses: (query, wanted, slice) => {
      const { category, level, instructorId, minPrice, maxPrice } = wanted;
      const prices = [String(minPrice), String(maxPrice)];
      const key = JSON.stringify([query, category, level, instructorId, prices, slice]);
      return recent.getOrCreate(key, () => look(query, wanted, slice));
    },
    listAllCourses: (slice, teacher) => {
      const { all } = lists();
      const theirs = teacher === undefined ? all : all.filter(({ instructorId }) => instructorId === teacher);
      return paginate(theirs, slice);
    },
    listFeaturedCourses: () => lists().featured,
    findCourse: (id) => courses.get(id),
    countByCategory: () => lists().categoryCounts,
    findInstructor: (id) => instructors.get(id),
    listInstructors: published,
    searchInstructors: createListSearch(published, instructorSearchTexts),
    listFeaturedInstructors: () =>
      published()
        .filter(({ featured }) => featured)
        .slice(0, maxFeaturedInstructors),
    listCourseIds: (instructorId) => lists().courseIdsByInstructor.get(instructorId) ?? [],
  };
};
