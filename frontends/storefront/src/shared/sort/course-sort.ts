import type { ApiSchemas } from '@sargam/kit';

export type CourseSort = ApiSchemas['CourseSort'];

const sorts: readonly CourseSort[] = ['newest', 'popular', 'price-low', 'price-high', 'rating'];

/** Undefined for an unknown order: the best match, without words the newest. */
export const parseSort = (value: string | null): CourseSort | undefined =>
  sorts.find((sort) => sort === value);

/** The orders to choose from; undefined is the usual one of the list and has no parameter in the URL. */
export const listSorts = (hasWords: boolean): readonly (CourseSort | undefined)[] => [
  undefined,
  ...sorts.filter((sort) => hasWords || sort !== 'newest'),
];
