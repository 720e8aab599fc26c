import type { LimitOffset } from '@sargam/chassis/paging';
import { categories, levels } from '../courses/course.ts';
import { maxScore } from '../search/word-index.ts';
import type { CourseColumns } from './course-lists.ts';

/** Filters of a course search; undefined means no filter. */
export interface CourseFilters {
  readonly category?: string;
  readonly level?: string;
  readonly instructorId?: string;
  /** Limits of the lowest price, in poisha, inclusive. */
  readonly minPrice?: bigint;
  readonly maxPrice?: bigint;
}

/** A page of matches, and facet counts. Each facet counts the courses that match all other filters. */
export interface FacetedResult {
  /** Indexes into the columns: the best score first, then the newest. */
  readonly page: readonly number[];
  readonly total: number;
  /** By index into `categories`, `levels` and the columns' `instructorIds`. */
  readonly categories: Uint32Array;
  readonly levels: Uint32Array;
  readonly instructors: Uint32Array;
  /** In poisha; Infinity and 0 where no match has a price. */
  readonly prices: { readonly least: number; readonly most: number };
}

const noFilter = -1;
const unknownValue = -2;
const findFilterIndex = (list: readonly string[], wanted: string | undefined): number =>
  wanted === undefined ? noFilter : list.includes(wanted) ? list.indexOf(wanted) : unknownValue;

/** Bits of the filters that a course does not match. A facet counts courses that mismatch only its own filter. */
const mismatch = { category: 1, level: 2, instructor: 4, price: 8 } as const;

/** Scans each column once, then the matches until the page is complete. */
export const filterAndCount = (
  columns: CourseColumns,
  scores: Uint16Array | undefined,
  filters: CourseFilters,
  slice: LimitOffset,
): FacetedResult => {
  const { slot, category, level, instructor, price, matches } = columns;
  const findMismatch = createFilter(columns, filters);
  const counted = {
    categories: new Uint32Array(categories.length),
    levels: new Uint32Array(levels.length),
    instructors: new Uint32Array(columns.instructorIds.length),
  };
  const byScore = new Uint32Array(maxScore + 1);
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  let total = 0;
  for (let at = 0; at < slot.length; at += 1) {
    const score = scores ? (scores[slot[at] ?? 0] ?? 0) : 1;
    if (score === 0) continue;
    const mismatched = findMismatch?.(at) ?? 0;
    if (mismatched === 0) {
      matches[total] = at;
      total += 1;
      increment(byScore, score);
    }
    if (mismatched === 0 || mismatched === mismatch.category) increment(counted.categories, category[at]);
    if (mismatched === 0 || mismatched === mismatch.level) increment(counted.levels, level[at]);
    if (mismatched === 0 || mismatched === mismatch.instructor)
      increment(counted.instructors, instructor[at]);
    if (mismatched !== 0 && mismatched !== mismatch.price) continue;
    const lowest = price[at] ?? 0;
    if (lowest < least) least = lowest;
    if (lowest > most) most = lowest;
  }
  const scoreOf = (at: number): number => (scores ? (scores[slot[at] ?? 0] ?? 0) : 1);
  return {
    ...counted,
    prices: { least, most },
    total,
    page: selectPage(matches.subarray(0, total), scoreOf, byScore, slice),
  };
};

const increment = (counts: Uint32Array, place = 0): void => {
  counts[place] = (counts[place] ?? 0) + 1;
};

/** Returns the mismatch bits of a course; undefined without filters, the most common case. */
const createFilter = (
  columns: CourseColumns,
  filters: CourseFilters,
): ((at: number) => number) | undefined => {
  if (Object.values(filters).every((each) => each === undefined)) return undefined;
  const category = findFilterIndex(categories, filters.category);
  const level = findFilterIndex(levels, filters.level);
  const instructor = findFilterIndex(columns.instructorIds, filters.instructorId);
  const priced = filters.minPrice !== undefined || filters.maxPrice !== undefined;
  const least = Number(filters.minPrice ?? 0n);
  const most = filters.maxPrice === undefined ? Number.POSITIVE_INFINITY : Number(filters.maxPrice);
  return (at) => {
    const price = columns.price[at] ?? Number.NaN;
    return (
      (category === noFilter || columns.category[at] === category ? 0 : mismatch.category) |
      (level === noFilter || columns.level[at] === level ? 0 : mismatch.level) |
      (instructor === noFilter || columns.instructor[at] === instructor ? 0 : mismatch.instructor) |
      (!priced || (price >= least && price <= most) ? 0 : mismatch.price)
    );
  };
};

/** Counting sort: scores are small integers, so each match's rank follows from the number of matches per score. */
const selectPage = (
  matches: Int32Array,
  scoreOf: (at: number) => number,
  byScore: Uint32Array,
  { limit, offset }: LimitOffset,
): number[] => {
  const next = new Uint32Array(byScore.length);
  for (let score = byScore.length - 2; score >= 0; score -= 1) {
    next[score] = (next[score + 1] ?? 0) + (byScore[score + 1] ?? 0);
  }
  const page: number[] = new Array(Math.max(0, Math.min(limit, matches.length - offset)));
  let left = page.length;
  for (let nth = 0; left > 0; nth += 1) {
    const at = matches[nth] ?? 0;
    const score = scoreOf(at);
    const place = next[score] ?? 0;
    next[score] = place + 1;
    if (place < offset || place >= offset + limit) continue;
    page[place - offset] = at;
    left -= 1;
  }
  return page;
};
