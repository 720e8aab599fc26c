import { type Level, parseLevel } from '../shared/course-level.ts';
import { buildListQuery } from '../shared/list-query.ts';
import { type CourseSort, parseSort } from '../shared/sort/course-sort.ts';

/** The search; stored in the URL. Prices in whole taka. */
export type Search = {
  q?: string;
  catagory?: string;
  level?: Level;
  instructor?: string;
  min?: number;
  max?: number;
  sort?: CourseSort;
  page: number;
};

/** In the order of the query string. */
const paramNames = ['q', 'catagory', 'level', 'instructor', 'min', 'max', 'sort'] as const;
/** Each facet can be removed separately. */
const facetNames = ['catagory', 'level', 'instructor', 'price'] as const;
export type Facet = (typeof facetNames)[number];

export const PAGE_SIZE = 12;
export const MAX_LETTERS = 200;

const parseTaka = (value: string): number | undefined =>
  /^\d{1,7}$/.test(value) ? Number(value) : undefined;
const parsePage = (value: string): number => (/^\d{1,6}$/.test(value) ? Math.max(1, Number(value)) : 1);

/** Invalid values, such as an unknown level, are ignored. */
export const parseSearch = (searchParams: URLSearchParams): Search => {
  const value = (name: string): string => searchParams.get(name)?.trim() ?? '';
  return {
    q: value('q').slice(0, MAX_LETTERS).trim() || undefined,
    catagory: value('catagory') || undefined,
    level: parseLevel(value('level')),
    instructor: value('instructor') || undefined,
    min: parseTaka(value('min')),
    max: parseTaka(value('max')),
    sort: parseSort(value('sort')),
    page: parsePage(value('page')),
  };
};

export const buildQueryString = (search: Search): string => buildListQuery(paramNames, search);

/** The URL of the search with `change`; goes to the first page unless `change` has a page. */
export const searchUrl = (search: Search, change: Partial<Search> = {}): string =>
  `/search${buildQueryString({ ...search, page: 1, ...change })}`;

const facetReset: Record<Facet, Partial<Search>> = {
  catagory: { catagory: undefined },
  level: { level: undefined },
  instructor: { instructor: undefined },
  price: { min: undefined, max: undefined },
};

export const urlWithoutFacet = (search: Search, facet: Facet): string => searchUrl(search, facetReset[facet]);

export const urlWithoutFacets = (search: Search): string =>
  searchUrl({ q: search.q, sort: search.sort, page: 1 });

export const listChosenFacets = ({ catagory, level, instructor, min, max }: Search): Facet[] => {
  const chosen = { catagory, level, instructor, price: min ?? max };
  return facetNames.filter((facet) => chosen[facet] !== undefined);
};
