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
  /** Indexes into the columns, in the wanted order; without one: the best score first, then the newest. */
  readonly page: readonly number[];
  readonly total: number;
  /** By index into `categories`, `levels` and the columns' `instructorIds`. */
  readonly categories: Uint32Array;
  readonly levels: Uint32Array;
  readonly instructors: Uint32Array;
  /** In poisha; Infinity and 0 if no match has a price. */
  readonly prices: { readonly least: number; readonly most: number };
}

const noFilter = -1;
const unknownValue = -2;
const findFilterIndex = (list: readonly string[], wanted: string | undefined): number =>
  wanted === undefined ? noFilter : list.includes(wanted) ? list.indexOf(wanted) : unknownValue;

/** Bits of the filters that a group of courses does not match. A facet counts groups that mismatch only its own filter. */
const mismatch = { category: 1, level: 2, instructor: 4 } as const;

/** Scans the courses once, then the matches until the page is complete. */
export const filterAndCount = (
  columns: CourseColumns,
  scores: Uint16Array | undefined,
  filters: CourseFilters,
  slice: LimitOffset,
  order?: Int32Array,
): FacetedResult => {
  const { slot, group, price, matches } = columns;
  const mismatched = findMismatches(columns, filters);
  const counts = new Uint32Array(mismatched.length);
  const isPriced = filters.minPrice !== undefined || filters.maxPrice !== undefined;
  const minPrice = Number(filters.minPrice ?? 0n);
  const maxPrice = filters.maxPrice === undefined ? Number.POSITIVE_INFINITY : Number(filters.maxPrice);
  const scoreOf = (at: number): number => (scores ? (scores[slot[at] ?? 0] ?? 0) : 1);
  const byScore = new Uint32Array(maxScore + 1);
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  let total = 0;
  for (let at = 0; at < slot.length; at += 1) {
    // As a call of scoreOf this line would take half of the time of the loop.
    const score = scores ? scores[slot[at] ?? 0] : 1;
    if (!score) continue;
    const groupIndex = group[at] ?? 0;
    const isMatch = mismatched[groupIndex] === 0;
    const lowest = price[at] ?? 0;
    if (isMatch && lowest < least) least = lowest;
    if (isMatch && lowest > most) most = lowest;
    if (isPriced && !(lowest >= minPrice && lowest <= maxPrice)) continue;
    add(counts, groupIndex, 1);
    if (!isMatch) continue;
    matches[total] = at;
    total += 1;
    add(byScore, score, 1);
  }
  const found = matches.subarray(0, total);
  const page = order ? selectInOrder(found, order, slice) : selectPage(found, scoreOf, byScore, slice);
  return { ...countFacets(columns, mismatched, counts), prices: { least, most }, total, page };
};

const add = (counts: Uint32Array, index = 0, count = 0): void => {
  counts[index] = (counts[index] ?? 0) + count;
};

/** The mismatch bits of each group. */
const findMismatches = ({ groups, instructorIds }: CourseColumns, filters: CourseFilters): Uint8Array => {
  const category = findFilterIndex(categories, filters.category);
  const level = findFilterIndex(levels, filters.level);
  const instructor = findFilterIndex(instructorIds, filters.instructorId);
  return groups.category.map(
    (of, group) =>
      (category === noFilter || of === category ? 0 : mismatch.category) |
      (level === noFilter || groups.level[group] === level ? 0 : mismatch.level) |
      (instructor === noFilter || groups.instructor[group] === instructor ? 0 : mismatch.instructor),
  );
};

/** The courses by category, level and instructor. */
const countFacets = (
  { groups, instructorIds }: CourseColumns,
  mismatched: Uint8Array,
  counts: Uint32Array,
): Pick<FacetedResult, 'categories' | 'levels' | 'instructors'> => {
  const facets = {
    categories: new Uint32Array(categories.length),
    levels: new Uint32Array(levels.length),
    instructors: new Uint32Array(instructorIds.length),
  };
  for (let group = 0; group < mismatched.length; group += 1) {
    const bits = mismatched[group] ?? 0;
    if ((bits & ~mismatch.category) === 0) add(facets.categories, groups.category[group], counts[group]);
    if ((bits & ~mismatch.level) === 0) add(facets.levels, groups.level[group], counts[group]);
    if ((bits & ~mismatch.instructor) === 0) add(facets.instructors, groups.instructor[group], counts[group]);
  }
  return facets;
};

/** Walks the courses in the wanted order until the page is complete. */
const selectInOrder = (matches: Int32Array, order: Int32Array, { limit, offset }: LimitOffset): number[] => {
  const isMatch = new Uint8Array(order.length);
  for (const at of matches) isMatch[at] = 1;
  const page: number[] = [];
  let rank = 0;
  for (let nth = 0; nth < order.length && page.length < limit; nth += 1) {
    const at = order[nth] ?? 0;
    if (isMatch[at] === 0) continue;
    if (rank >= offset) page.push(at);
    rank += 1;
  }
  return page;
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
  let remaining = page.length;
  for (let nth = 0; remaining > 0; nth += 1) {
    const at = matches[nth] ?? 0;
    const score = scoreOf(at);
    const rank = next[score] ?? 0;
    next[score] = rank + 1;
    if (rank < offset || rank >= offset + limit) continue;
    page[rank - offset] = at;
    remaining -= 1;
  }
  return page;
};
