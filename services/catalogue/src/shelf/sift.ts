import type { Slice } from '@sargam/chassis/paging';
import { categories, levels } from '../courses/course.ts';
import { mostScore } from '../search/word-index.ts';
import type { Columns } from './lists.ts';

/** What courses may be narrowed by; undefined does not narrow. */
export interface Wanted {
  readonly category?: string;
  readonly level?: string;
  readonly instructorId?: string;
  /** Of the cheapest way to buy, in poisha, both included. */
  readonly least?: bigint;
  readonly most?: bigint;
}

/** A page of what is left, and each facet counted as if it alone were not wanted. */
export interface Sifted {
  /** Places in the columns: the best first, and of those that fit as well the newest. */
  readonly page: readonly number[];
  readonly total: number;
  /** By places in `categories`, `levels` and the columns' teachers. */
  readonly categories: Uint32Array;
  readonly levels: Uint32Array;
  readonly teachers: Uint32Array;
  /** In poisha; Infinity and 0 where nothing with a price was found. */
  readonly prices: { readonly least: number; readonly most: number };
}

const any = -1;
const unknown = -2;
const placeOf = (list: readonly string[], wanted: string | undefined): number =>
  wanted === undefined ? any : list.includes(wanted) ? list.indexOf(wanted) : unknown;

/** Why a course is left out; one reason alone leaves it in the count of that facet. */
const other = { category: 1, level: 2, teacher: 4, price: 8 } as const;

/** Each column is looked at once, and of the courses that are left as many again as the page needs. */
export const sift = (
  columns: Columns,
  scores: Uint16Array | undefined,
  wanted: Wanted,
  slice: Slice,
): Sifted => {
  const { slot, category, level, teacher, price, kept } = columns;
  const reasons = reasonsOf(columns, wanted);
  const counted = {
    categories: new Uint32Array(categories.length),
    levels: new Uint32Array(levels.length),
    teachers: new Uint32Array(columns.teachers.length),
  };
  const byScore = new Uint32Array(mostScore + 1);
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  let total = 0;
  for (let at = 0; at < slot.length; at += 1) {
    const score = scores ? (scores[slot[at] ?? 0] ?? 0) : 1;
    if (score === 0) continue;
    const out = reasons?.(at) ?? 0;
    if (out === 0) {
      kept[total] = at;
      total += 1;
      count(byScore, score);
    }
    if (out === 0 || out === other.category) count(counted.categories, category[at]);
    if (out === 0 || out === other.level) count(counted.levels, level[at]);
    if (out === 0 || out === other.teacher) count(counted.teachers, teacher[at]);
    if (out !== 0 && out !== other.price) continue;
    const asked = price[at] ?? 0;
    if (asked < least) least = asked;
    if (asked > most) most = asked;
  }
  const scoreOf = (at: number): number => (scores ? (scores[slot[at] ?? 0] ?? 0) : 1);
  return {
    ...counted,
    prices: { least, most },
    total,
    page: pageOf(kept.subarray(0, total), scoreOf, byScore, slice),
  };
};

const count = (counts: Uint32Array, place = 0): void => {
  counts[place] = (counts[place] ?? 0) + 1;
};

/** Undefined where nothing narrows, which is what most people who type ask for. */
const reasonsOf = (columns: Columns, wanted: Wanted): ((at: number) => number) | undefined => {
  if (Object.values(wanted).every((each) => each === undefined)) return undefined;
  const category = placeOf(categories, wanted.category);
  const level = placeOf(levels, wanted.level);
  const teacher = placeOf(columns.teachers, wanted.instructorId);
  const priced = wanted.least !== undefined || wanted.most !== undefined;
  const least = Number(wanted.least ?? 0n);
  const most = wanted.most === undefined ? Number.POSITIVE_INFINITY : Number(wanted.most);
  return (at) => {
    const price = columns.price[at] ?? Number.NaN;
    return (
      (category === any || columns.category[at] === category ? 0 : other.category) |
      (level === any || columns.level[at] === level ? 0 : other.level) |
      (teacher === any || columns.teacher[at] === teacher ? 0 : other.teacher) |
      (!priced || (price >= least && price <= most) ? 0 : other.price)
    );
  };
};

/** Sorted by counting: scores are small whole numbers, so each course's place in the order is known without comparing. */
const pageOf = (
  kept: Int32Array,
  scoreOf: (at: number) => number,
  byScore: Uint32Array,
  { limit, offset }: Slice,
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
