import type { Slice } from '@sargam/chassis/paging';
import { type Category, categories, type Level, levels } from '../courses/course.ts';
import type { Lists } from './lists.ts';
import type { ShelvedCourse } from './shelved-course.ts';
import type { Sifted } from './sift.ts';

/** A part of a list. */
export interface Chosen<T> {
  readonly page: readonly T[];
  /** How many there are over all pages. */
  readonly total: number;
}

/** A page of courses, and how many there are of every kind, each kind counted as if it alone were not wanted. */
export interface Found extends Chosen<ShelvedCourse> {
  readonly categories: ReadonlyMap<Category, number>;
  readonly levels: ReadonlyMap<Level, number>;
  /** Published instructors by id. */
  readonly instructors: ReadonlyMap<string, number>;
  /** In poisha; undefined where nothing with a price was found. */
  readonly prices: { readonly least: bigint; readonly most: bigint } | undefined;
}

export const foundOf = (
  { columns, published }: Lists,
  { page, total, prices, ...sifted }: Sifted,
  isShown: (instructorId: string) => boolean,
): Found => ({
  page: page.flatMap((at) => published[at] ?? []),
  total,
  categories: counts(categories, sifted.categories),
  levels: counts(levels, sifted.levels),
  instructors: counts(columns.teachers, sifted.teachers, isShown),
  prices: prices.most > 0 ? { least: BigInt(prices.least), most: BigInt(prices.most) } : undefined,
});

/** One page of a list. */
export const choose = <T>(all: readonly T[], { limit, offset }: Slice): Chosen<T> => ({
  page: all.slice(offset, offset + limit),
  total: all.length,
});

/** Names with their counts, in the order of the names, without those that count nothing. */
const counts = <T extends string>(
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
