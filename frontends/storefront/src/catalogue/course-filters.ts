import { type Level, parseLevel } from '../shared/course-level.ts';

export type Filters = {
  catagory?: string;
  instructor?: string;
  courseType?: Level;
  q?: string;
  page: number;
};

/** The order in which the address and the API have them; the shell's server asks in the same. */
const filterNames = ['catagory', 'instructor', 'courseType', 'q'] as const;
export type FilterName = (typeof filterNames)[number];

export const PAGE_SIZE = 12;

export const parseFilters = (address: URLSearchParams): Filters => ({
  catagory: address.get('catagory') || undefined,
  instructor: address.get('instructor') || undefined,
  courseType: parseLevel(address.get('courseType')),
  q: address.get('q')?.trim() || undefined,
  page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
});

export const isFiltered = (filters: Filters): boolean =>
  filterNames.some((name) => filters[name] !== undefined);

/** The address of these filters: `?catagory=Guitar&page=2`, empty for all courses from the start. */
export const buildQueryString = ({ page, ...filters }: Filters): string => {
  const search = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name];
    if (value) search.set(name, value);
  }
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search}` : '';
};
