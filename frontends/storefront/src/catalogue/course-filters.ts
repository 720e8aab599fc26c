import { parsePage, useNavigate, useSearchParams } from '@sargam/kit';
import { useMemo } from 'react';
import { type Level, parseLevel } from '../shared/course-level.ts';
import { buildListQuery } from '../shared/list-query.ts';
import { type CourseSort, parseSort } from '../shared/sort/course-sort.ts';

export type Filters = {
  catagory?: string;
  instructor?: string;
  courseType?: Level;
  q?: string;
  sort?: CourseSort;
  page: number;
};

/** In the order of the query string. */
const filterNames = ['catagory', 'instructor', 'courseType', 'q'] as const;
export type FilterName = (typeof filterNames)[number];

export const PAGE_SIZE = 12;

export const parseFilters = (searchParams: URLSearchParams): Filters => ({
  catagory: searchParams.get('catagory') || undefined,
  instructor: searchParams.get('instructor') || undefined,
  courseType: parseLevel(searchParams.get('courseType')),
  q: searchParams.get('q')?.trim() || undefined,
  sort: parseSort(searchParams.get('sort')),
  page: parsePage(searchParams),
});

export const isFiltered = (filters: Filters): boolean =>
  filterNames.some((name) => filters[name] !== undefined);

export const buildQueryString = (filters: Filters): string =>
  buildListQuery([...filterNames, 'sort'], filters);

/** Filters from the URL. Setting a filter goes to the first page. */
export const useCourseFilters = () => {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => parseFilters(searchParams), [searchParams]);
  const setFilter = <N extends FilterName>(name: N, value: Filters[N], { replace = false } = {}): void =>
    void navigate(`/allcourses${buildQueryString({ ...filters, [name]: value, page: 1 })}`, { replace });
  const urlWith = (change: Partial<Filters>): string =>
    `/allcourses${buildQueryString({ ...filters, page: 1, ...change })}`;
  return { filters, setFilter, urlWith };
};
