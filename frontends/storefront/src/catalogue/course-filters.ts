import { parsePage, useNavigate, useSearchParams } from '@sargam/kit';
import { useMemo } from 'react';
import { type Level, parseLevel } from '../shared/course-level.ts';

export type Filters = {
  catagory?: string;
  instructor?: string;
  courseType?: Level;
  q?: string;
  page: number;
};

/** Parameter order. The shell's server uses the same order, because the order is part of the cache key. */
const filterNames = ['catagory', 'instructor', 'courseType', 'q'] as const;
export type FilterName = (typeof filterNames)[number];

export const PAGE_SIZE = 12;

export const parseFilters = (searchParams: URLSearchParams): Filters => ({
  catagory: searchParams.get('catagory') || undefined,
  instructor: searchParams.get('instructor') || undefined,
  courseType: parseLevel(searchParams.get('courseType')),
  q: searchParams.get('q')?.trim() || undefined,
  page: parsePage(searchParams),
});

export const isFiltered = (filters: Filters): boolean =>
  filterNames.some((name) => filters[name] !== undefined);

/** `?catagory=Guitar&page=2`; empty for the first page without filters. */
export const buildQueryString = ({ page, ...filters }: Filters): string => {
  const params = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name];
    if (value) params.set(name, value);
  }
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
};

/** Filters from the address. Setting a filter goes to the first page. */
export const useCourseFilters = () => {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => parseFilters(address), [address]);
  const setFilter = <N extends FilterName>(name: N, value: Filters[N], { replace = false } = {}): void =>
    void navigate(`/allcourses${buildQueryString({ ...filters, [name]: value, page: 1 })}`, { replace });
  const toPage = (page: number): string => `/allcourses${buildQueryString({ ...filters, page })}`;
  return { filters, setFilter, toPage };
};
