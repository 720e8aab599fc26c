import { type Level, levels } from '../catalogue/course-filters.ts';

/** What is searched for; all of it stands in the address. Prices in whole taka. */
export type Search = {
  q?: string;
  catagory?: string;
  level?: Level;
  instructor?: string;
  min?: number;
  max?: number;
  page: number;
};

/** The order in which the address and the API have them; the shell's server asks in the same. */
const names = ['q', 'catagory', 'level', 'instructor', 'min', 'max'] as const;
/** What narrows the courses; each can be taken away by itself. */
const facets = ['catagory', 'level', 'instructor', 'price'] as const;
export type Facet = (typeof facets)[number];

export const PAGE_SIZE = 12;
export const MOST_LETTERS = 200;

const levelIn = (value: string): Level | undefined =>
  value === 'advance' ? 'advanced' : levels.find((known) => known === value);
const takaIn = (value: string): number | undefined => (/^\d{1,7}$/.test(value) ? Number(value) : undefined);
const pageIn = (value: string): number => (/^\d{1,6}$/.test(value) ? Math.max(1, Number(value)) : 1);

/** What the address asks for; what cannot be meant (a level that is none) is not asked for. */
export const readSearch = (address: URLSearchParams): Search => {
  const value = (name: string): string => address.get(name)?.trim() ?? '';
  return {
    q: value('q').slice(0, MOST_LETTERS).trim() || undefined,
    catagory: value('catagory') || undefined,
    level: levelIn(value('level')),
    instructor: value('instructor') || undefined,
    min: takaIn(value('min')),
    max: takaIn(value('max')),
    page: pageIn(value('page')),
  };
};

/** `?q=gitar&level=beginner&page=2`, empty for everything from the start. */
export const searchOf = ({ page, ...search }: Search): string => {
  const params = new URLSearchParams();
  for (const name of names) {
    const value = search[name];
    if (value !== undefined) params.set(name, String(value));
  }
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
};

/** The page of this search, from its first page unless told otherwise. */
export const addressOf = (search: Search, change: Partial<Search> = {}): string =>
  `/search${searchOf({ ...search, page: 1, ...change })}`;

const without: Record<Facet, Partial<Search>> = {
  catagory: { catagory: undefined },
  level: { level: undefined },
  instructor: { instructor: undefined },
  price: { min: undefined, max: undefined },
};

export const addressWithout = (search: Search, facet: Facet): string => addressOf(search, without[facet]);

export const addressWithoutFacets = (search: Search): string => addressOf({ q: search.q, page: 1 });

export const chosenFacets = ({ catagory, level, instructor, min, max }: Search): Facet[] => {
  const chosen = { catagory, level, instructor, price: min ?? max };
  return facets.filter((facet) => chosen[facet] !== undefined);
};
