import type { LimitOffset } from '@sargam/chassis/paging';
import { LRUCache } from 'lru-cache';
import type { Category, CourseRating, ListedCourse } from '../courses/course.ts';
import { newerContents } from '../courses/course-contents.ts';
import { toRatingMessage } from '../courses/course-message.ts';
import { newerRating } from '../courses/course-rating.ts';
import type { SalesCount } from '../courses/course-sales.ts';
import { newerSalesCount } from '../courses/sales-count.ts';
import type { Instructor } from '../instructors/instructor.ts';
import type { LocalizedText } from '../localized-text.ts';
import { compareNewestFirst } from '../newest-first.ts';
import { createListSearch } from '../search/list-search.ts';
import { courseSearchTexts, findCategoryNames, instructorSearchTexts } from '../search/search-texts.ts';
import { WordIndex } from '../search/word-index.ts';
import { buildCourseLists, type CourseLists } from './course-lists.ts';
import { type CourseOrder, CourseOrders } from './course-orders.ts';
import { type CourseFilters, type FacetedResult, filterAndCount } from './filter-and-count.ts';
import { type IndexedCourse, toIndexedCourse } from './indexed-course.ts';
import { findRelatedCourses } from './related-courses.ts';
import { type ListPage, paginate, type SearchResult, toSearchResult } from './search-result.ts';
import { courseTitleText, instructorText, type StaffFilters, StaffList } from './staff-filters.ts';

const noName: LocalizedText = { en: '', bn: '' };
/** The landing page shows at most ten featured instructors. */
const maxFeaturedInstructors = 10;
/** Cached search results, some kilobytes each. Every change clears the cache. */
const maxCachedSearches = 500;

/**
 * In-memory read model of the catalogue: public lists need no database query. The read model may lag behind the store
 * until an event arrives; writes and the back-office use the store.
 */
export class CatalogueReadModel {
  readonly #courses = new Map<string, IndexedCourse>();
  readonly #instructors = new Map<string, Instructor>();
  readonly #words = new WordIndex();
  readonly #searchCache = new LRUCache<string, SearchResult>({ max: maxCachedSearches });
  // Undefined after a change; the next call rebuilds it.
  #cachedLists: CourseLists | undefined;
  readonly #orders = new CourseOrders();
  #unfiltered: FacetedResult | undefined;
  #publishedInstructors: readonly Instructor[] | undefined;
  #staffCourses: StaffList<IndexedCourse> | undefined;
  #staffInstructors: StaffList<Instructor> | undefined;

  /** A known version changes only the sales count, the rating and, if they are newer, the contents. */
  putCourse(course: ListedCourse): void {
    const known = this.#courses.get(course.id);
    if (known && known.version > course.version) return;
    const contents = newerContents(course, known);
    if (known?.version === course.version && contents === known.contents) {
      this.setRating(course.id, course.rating);
      return this.setSalesCount(course.id, course);
    }
    const sold = newerSalesCount(course, known ?? course);
    const rating = newerRating(course.rating, known?.rating);
    const slot = known?.slot ?? this.#courses.size;
    const indexed = toIndexedCourse(
      { ...course, ...sold, rating, contents },
      slot,
      this.findInstructorName(course.instructorId),
    );
    this.#courses.set(course.id, indexed);
    this.#index(indexed);
    this.#cachedLists = undefined;
    this.#orders.clear();
    this.#unfiltered = undefined;
    this.#staffCourses = undefined;
    this.#searchCache.clear();
  }

  putInstructor(instructor: Instructor): void {
    const { id, name, version, published } = instructor;
    const known = this.#instructors.get(id);
    if (known && known.version >= version) return;
    this.#instructors.set(id, instructor);
    this.#publishedInstructors = undefined;
    this.#staffInstructors = undefined;
    this.#searchCache.clear();
    if (known?.published === published && known.name.en === name.en && known.name.bn === name.bn) return;
    for (const course of this.#courses.values()) {
      if (course.instructorId !== id) continue;
      Object.assign(course, { summary: { ...course.summary, instructorName: name } });
      this.#index(course);
    }
  }

  /** Ignores an older sales count. */
  setSalesCount(courseId: string, count: SalesCount): void {
    const course = this.#courses.get(courseId);
    if (!course || course.soldChanges >= count.soldChanges) return;
    const summary = { ...course.summary, sold: Math.max(0, count.sold) };
    // Changes the entry in place: a sale changes only the order by sold count.
    Object.assign(course, newerSalesCount(count, course), { summary });
    this.#orders.noteSale();
  }

  /** Ignores an older rating. */
  setRating(courseId: string, rating: CourseRating | undefined): void {
    const course = this.#courses.get(courseId);
    if (!course || newerRating(course.rating, rating) === course.rating) return;
    Object.assign(course, { rating, summary: { ...course.summary, rating: toRatingMessage(rating) } });
    this.#orders.noteRating();
  }

  /** Published courses by words and filters: the best match first, without words the newest. */
  searchCourses(
    query: string,
    filters: CourseFilters,
    slice: LimitOffset,
    order?: CourseOrder,
  ): SearchResult {
    const { category, level, instructorId, minPrice, maxPrice } = filters;
    const prices = [String(minPrice), String(maxPrice)];
    const orderVersion = this.#orders.versionOf(order);
    const key = JSON.stringify([query, category, level, instructorId, prices, slice, order, orderVersion]);
    const cached = this.#searchCache.get(key);
    if (cached) return cached;
    const found = this.#search(query, filters, slice, order);
    this.#searchCache.set(key, found);
    return found;
  }

  /** Published courses that are similar to this course, the most similar first. */
  listRelatedCourses(id: string, excludedIds: readonly string[], limit: number): readonly IndexedCourse[] {
    const course = this.#courses.get(id);
    return course ? findRelatedCourses(this.#lists().published, course, new Set(excludedIds), limit) : [];
  }

  /** Courses in any state, newest first. */
  listAllCourses(slice: LimitOffset, filters: StaffFilters): ListPage<IndexedCourse> {
    this.#staffCourses ??= new StaffList(this.#lists().all, courseTitleText);
    return paginate(this.#staffCourses.filter(filters), slice);
  }

  /** Instructors in any state, newest first. */
  listAllInstructors(filters: StaffFilters): readonly Instructor[] {
    const newestFirst = () => [...this.#instructors.values()].sort(compareNewestFirst);
    this.#staffInstructors ??= new StaffList(newestFirst(), instructorText);
    return this.#staffInstructors.filter(filters);
  }

  listFeaturedCourses = (): readonly IndexedCourse[] => this.#lists().featured;

  findCourse = (id: string): IndexedCourse | undefined => this.#courses.get(id);

  isInPublishedBundle(id: string): boolean {
    return this.#lists().published.some(({ bundle }) => bundle.includes(id));
  }

  countByCategory = (): ReadonlyMap<Category, number> => this.#lists().categoryCounts;

  findInstructor = (id: string): Instructor | undefined => this.#instructors.get(id);

  findInstructorName = (id: string): LocalizedText => this.findInstructor(id)?.name ?? noName;

  /** Published instructors, the newest first. */
  listInstructors = (): readonly Instructor[] =>
    (this.#publishedInstructors ??= [...this.#instructors.values()]
      .filter((instructor) => instructor.published)
      .sort(compareNewestFirst));

  readonly searchInstructors = createListSearch(this.listInstructors, instructorSearchTexts);

  listFeaturedInstructors(): readonly Instructor[] {
    return this.listInstructors()
      .filter(({ featured }) => featured)
      .slice(0, maxFeaturedInstructors);
  }

  /** Published courses of an instructor, the newest first. */
  listCourseIds(instructorId: string): readonly string[] {
    return this.#lists().courseIdsByInstructor.get(instructorId) ?? [];
  }

  #lists(): CourseLists {
    return (this.#cachedLists ??= buildCourseLists(this.#courses.values()));
  }

  #index(course: IndexedCourse): void {
    const { slot, summary, instructorId, category } = course;
    if (!course.published) return this.#words.remove(slot);
    const instructor = this.findInstructor(instructorId);
    const texts = courseSearchTexts(summary, course, instructor?.published ? instructor.name : noName);
    this.#words.put(slot, texts, findCategoryNames(category));
  }

  #search(
    query: string,
    filters: CourseFilters,
    slice: LimitOffset,
    orderName: CourseOrder | undefined,
  ): SearchResult {
    const { columns, published } = this.#lists();
    const order = orderName && this.#orders.of(orderName, published);
    const scores = this.#words.score(query);
    const isUnfiltered = !scores && Object.values(filters).every((each) => each === undefined);
    const found = isUnfiltered
      ? this.#listUnfiltered(slice, order)
      : filterAndCount(columns, scores, filters, slice, order);
    return toSearchResult(this.#lists(), found, (id) => this.findInstructor(id)?.published === true);
  }

  #listUnfiltered({ offset, limit }: LimitOffset, order: Int32Array | undefined): FacetedResult {
    const { columns, published } = this.#lists();
    this.#unfiltered ??= filterAndCount(columns, undefined, {}, { limit: 0, offset: 0 });
    const newest = () => published.slice(offset, offset + limit).map((_, at) => offset + at);
    return { ...this.#unfiltered, page: order ? [...order.subarray(offset, offset + limit)] : newest() };
  }
}
