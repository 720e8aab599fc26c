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
 * In-memory read model of the catalogue: public lists need no database query. The read model may lag behind the store
 * until an event arrives; writes and the back-office use the store.
 */
export interface CatalogueReadModel {
  /** A known version changes only the sales count. */
  putCourse(course: ListedCourse): void;
  putInstructor(instructor: Instructor): void;
  /** Ignores an older sales count. */
  setSalesCount(courseId: string, sold: SalesCount): void;
  /** Published courses by words and filters: the best match first, without words the newest. */
  searchCourses(query: string, filters: CourseFilters, slice: LimitOffset): SearchResult;
  /** Courses in any state; with `instructorId`, only this instructor's. */
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
/** The landing page shows at most ten featured instructors. */
const maxFeaturedInstructors = 10;
/** Cached search results, some kilobytes each. Every change clears the cache. */
const maxCachedSearches = 500;

export const createReadModel = (): CatalogueReadModel => {
  const courses = new Map<string, IndexedCourse>();
  const instructors = new Map<string, Instructor>();
  const words = createWordIndex();
  // Undefined after a change; the next call rebuilds it.
  let cachedLists: CourseLists | undefined;
  let unfiltered: FacetedResult | undefined;
  const searchCache = createLruCache<SearchResult>(maxCachedSearches);
  let publishedInstructors: readonly Instructor[] | undefined;

  const lists = (): CourseLists => {
    cachedLists ??= buildCourseLists(courses.values());
    return cachedLists;
  };
  const setSalesCount = (courseId: string, count: SalesCount): void => {
    const course = courses.get(courseId);
    if (!course || course.soldChanges >= count.soldChanges) return;
    const summary = { ...course.summary, sold: Math.max(0, count.sold) };
    // Changes the entry in place: a sale does not change the order of lists.
    Object.assign(course, newerSalesCount(count, course), { summary });
  };
  const findInstructorName = (id: string): LocalizedWords => instructors.get(id)?.name ?? noName;
  const published = (): readonly Instructor[] => {
    publishedInstructors ??= [...instructors.values()]
      .filter((instructor) => instructor.published)
      .sort(compareNewestFirst);
    return publishedInstructors;
  };
  const index = (course: IndexedCourse): void => {
    const { slot, summary, instructorId, category } = course;
    if (!course.published) return words.remove(slot);
    const instructor = instructors.get(instructorId);
    const texts = courseSearchTexts(summary, course, instructor?.published ? instructor.name : noName);
    words.put(slot, texts, findCategoryNames(category));
  };
  const listUnfiltered = (slice: LimitOffset): FacetedResult => {
    const { columns, published: all } = lists();
    unfiltered ??= filterAndCount(columns, undefined, {}, { limit: 0, offset: 0 });
    const page = all.slice(slice.offset, slice.offset + slice.limit).map((_, at) => slice.offset + at);
    return { ...unfiltered, page };
  };
  const search: CatalogueReadModel['searchCourses'] = (query, filters, slice) => {
    const { columns } = lists();
    const scores = words.score(query);
    const isUnfiltered = !scores && Object.values(filters).every((each) => each === undefined);
    const found = isUnfiltered ? listUnfiltered(slice) : filterAndCount(columns, scores, filters, slice);
    return toSearchResult(lists(), found, (id) => instructors.get(id)?.published === true);
  };
  const clearCaches = (): void => {
    cachedLists = undefined;
    unfiltered = undefined;
    searchCache.clear();
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
      clearCaches();
    },
    putInstructor: (instructor) => {
      const known = instructors.get(instructor.id);
      if (known && known.version >= instructor.version) return;
      instructors.set(instructor.id, instructor);
      publishedInstructors = undefined;
      searchCache.clear();
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
    searchCourses: (query, filters, slice) => {
      const { category, level, instructorId, minPrice, maxPrice } = filters;
      const prices = [String(minPrice), String(maxPrice)];
      const key = JSON.stringify([query, category, level, instructorId, prices, slice]);
      return searchCache.getOrCreate(key, () => search(query, filters, slice));
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
