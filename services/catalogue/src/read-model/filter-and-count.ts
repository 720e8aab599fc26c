import type { LimitOffset } from '@sargam/chassis/paging';
import { categories, levels } from '../courses/course.ts';
import { maxScore } from '../search/word-index.ts';
import type { CourseColumns } from './course-lists.ts';

/** What courses may be narrowed by; undefined does not narrow. */
export interface CourseFilters {
  readonly category?: string;
  readonly level?: string;
  readonly instructorId?: string;
  /** Of the cheapest way to buy, in poisha, both included. */
  readonly minPrice?: bigint;
  readonly maxPrice?: bigint;
}

/** A page of what is left, and each facet counted as if it alone were not wanted. */
export interface FacetedResult {
  /** Places in the columns: the best first, and of those that fit as well the newest. */
  readonly page: readonly number[];
  readonly total: number;
  /** By places in `categories`, `levels` and the columns' teachers. */
  readonly categories: Uint32Array;
  readonly levels: Uint32Array;
  readonly instructors: Uint32Array;
  /** In poisha; Infinity and 0 where nothing with a price was found. */
  readonly prices: { readonly least: number; readonly most: number };
}

const noFilter = -1;
const unknownValue = -2;
const findFilterIndex = (list: readonly string[], wanted: string | undefined): number =>
  wanted === undefined ? noFilter : list.includes(wanted) ? list.indexOf(wanted) : unknownValue;

/** Why a course is left out; one reason alone leaves it in the count of that facet. */
const mismatch = { category: 1, level: 2, teacher: 4, price: 8 } as const;

/** Each column is looked at once, and of the courses that are left as many again as the page needs. */
export const filterAndCount = (
  columns: CourseColumns,
  scores: Uint16Array | undefined,
  wanted: CourseFilters,
  slice: LimitOffset,
): FacetedResult => {
  const { slot, category, level, instructor, price, matches } = columns;
  const reasons = createFilter(columns, wanted);
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
    const out = reasons?.(at) ?? 0;
    if (out === 0) {
      matches[total] = at;
      total += 1;
      increment(byScore, score);
    }
    if (out === 0 || out === mismatch.category) increment(counted.categories, category[at]);
    if (out === 0 || out === mismatch.level) increment(counted.levels, level[at]);
    if (out === 0 || out === mismatch.teacher) increment(counted.instructors, instructor[at]);
    if (out !== 0 && out !== mismatch.price) continue;
    const asked = price[at] ?? 0;
    if (asked < least) least = asked;
    if (asked > most) most = asked;
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

/** Undefined where nothing narrows, which is what most people who type ask for. */
const createFilter = (
  columns: CourseColumns,
  wanted: CourseFilters,
): ((at: number) => number) | undefined => {
  if (Object.values(wanted).every((each) => each === undefined)) return undefined;
  const category = findFilterIndex(categories, wanted.category);
  const level = findFilterIndex(levels, wanted.level);
  const teacher = findFilterIndex(columns.instructorIds, wanted.instructorId);
  const priced = wanted.minPrice !== undefined || wanted.maxPrice !== undefined;
  const least = Number(wanted.minPrice ?? 0n);
  const most = wanted.maxPrice === undefined ? Number.POSITIVE_INFINITY : Number(wanted.maxPrice);
  return (at) => {
    const price = columns.price[at] ?? Number.NaN;
    return (
      (category === noFilter || columns.category[at] === category ? 0 : mismatch.category) |
      (level === noFilter || columns.level[at] === level ? 0 : mismatch.level) |
      (teacher === noFilter || columns.instructor[at] === teacher ? 0 : mismatch.teacher) |
      (!priced || (price >= least && price <= most) ? 0 : mismatch.price)
    );
  };
};

/** Sorted by counting: scores are small whole numbers, so each course's place in the order is known without comparing. */
const selectPage = (
  kept: Int32Array,
  scoreOf: (at: number) => number,
  byScore: Uint32Array,
  { limit, offset }: LimitOffset,
): number[] => {
  const next = new Uint32Array(byScore.length);
  for (let score = byScore.length - 2; score >= 0; score -= 1) {
    next[score] = (next[score + 1] ?? 0) + (byScore[score + 1] ?? 0);
  }
  const page: number[] = new Array(Math.max(0, Math.min(limit, kept.length - offset)));
  let left = page.length;
  for (let nth = 0; left > 0; nth += 1) {
    const at = kept[nth] ?? 0;
    const score = scoreOf(at);
    const place = next[score] ?? 0;
    next[score] = place + 1;
    if (place < offset || place >= offset + limit) continue;
    page[place - offset] = at;
    left -= 1;
  }
  return page;
};
