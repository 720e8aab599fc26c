import type { LimitOffset } from '@sargam/chassis/paging';
import { type Category, categories, type Level, levels } from '../courses/course.ts';
import type { CourseLists } from './course-lists.ts';
import type { FacetedResult } from './filter-and-count.ts';
import type { IndexedCourse } from './indexed-course.ts';

export interface ListPage<T> {
  readonly items: readonly T[];
  /** Number of items on all pages. */
  readonly total: number;
}

/** A page of courses, and facet counts. Each facet counts the courses that match all other filters. */
export interface SearchResult extends ListPage<IndexedCourse> {
  readonly categories: ReadonlyMap<Category, number>;
  readonly levels: ReadonlyMap<Level, number>;
  /** Course counts of published instructors by id. */
  readonly instructors: ReadonlyMap<string, number>;
  /** In poisha; undefined if no course has a price. */
  readonly prices: { readonly least: bigint; readonly most: bigint } | undefined;
}

export const toSearchResult = (
  { columns, published }: CourseLists,
  { page, total, prices, ...facets }: FacetedResult,
  isShown: (instructorId: string) => boolean,
): SearchResult => ({
  items: page.flatMap((at) => published[at] ?? []),
  total,
  categories: toFacetCounts(categories, facets.categories),
  levels: toFacetCounts(levels, facets.levels),
  instructors: toFacetCounts(columns.instructorIds, facets.instructors, isShown),
  prices: prices.most > 0 ? { least: BigInt(prices.least), most: BigInt(prices.most) } : undefined,
});

/** One page of a list. */
export const paginate = <T>(all: readonly T[], { limit, offset }: LimitOffset): ListPage<T> => ({
  items: all.slice(offset, offset + limit),
  total: all.length,
});

/** Names with a count above 0, in the order of `names`. */
const toFacetCounts = <T extends string>(
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
