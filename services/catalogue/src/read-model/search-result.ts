import type { LimitOffset } from '@sargam/chassis/paging';
import { type Category, categories, type Level, levels } from '../courses/course.ts';
import type { CourseLists } from './course-lists.ts';
import type { FacetedResult } from './filter-and-count.ts';
import type { IndexedCourse } from './indexed-course.ts';

/** A part of a list. */
export interface ListPage<T> {
  readonly items: readonly T[];
  /** How many there are over all pages. */
  readonly total: number;
}

/** A page of courses, and how many there are of every kind, each kind counted as if it alone were not wanted. */
export interface SearchResult extends ListPage<IndexedCourse> {
  readonly categories: ReadonlyMap<Category, number>;
  readonly levels: ReadonlyMap<Level, number>;
  /** Published instructors by id. */
  readonly instructors: ReadonlyMap<string, number>;
  /** In poisha; undefined where nothing with a price was found. */
  readonly prices: { readonly least: bigint; readonly most: bigint } | undefined;
}

export const toSearchResult = (
  { columns, published }: CourseLists,
  { page, total, prices, ...sifted }: FacetedResult,
  isShown: (instructorId: string) => boolean,
): SearchResult => ({
  items: page.flatMap((at) => published[at] ?? []),
  total,
  categories: toFacetCounts(categories, sifted.categories),
  levels: toFacetCounts(levels, sifted.levels),
  instructors: toFacetCounts(columns.instructorIds, sifted.instructors, isShown),
  prices: prices.most > 0 ? { least: BigInt(prices.least), most: BigInt(prices.most) } : undefined,
});

/** One page of a list. */
export const paginate = <T>(all: readonly T[], { limit, offset }: LimitOffset): ListPage<T> => ({
  items: all.slice(offset, offset + limit),
  total: all.length,
});

/** Names with their counts, in the order of the names, without those that count nothing. */
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
