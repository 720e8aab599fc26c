import { type ApiSchemas, api, apiQuery } from '@sargam/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { buildQueryString, type Filters, isFiltered, PAGE_SIZE } from './course-filters.ts';

type List = { data: ApiSchemas['CourseCard'][]; total: number; categories: ApiSchemas['CategoryCount'][] };

const fetchCourses = (filters: Filters, signal: AbortSignal): Promise<List> =>
  api.GET('/course/', { params: { query: { ...filters, limit: PAGE_SIZE } }, signal });

const STALE_MS = 30_000;
/** An empty list from the server-rendered page is refetched. */
const staleTime = ({ state }: { state: { data?: List } }): number => (state.data?.total === 0 ? 0 : STALE_MS);

/** One page of courses. An empty list without filters is requested a second time before it is shown (decision C11). */
export const coursesQuery = (filters: Filters) => {
  const search = buildQueryString(filters);
  return apiQuery(`/course/${search}${search ? '&' : '?'}limit=${PAGE_SIZE}`, async ({ signal }) => {
    const list = await fetchCourses(filters, signal);
    return list.total === 0 && !isFiltered(filters) ? fetchCourses(filters, signal) : list;
  });
};

export const useCourses = (filters: Filters) =>
  useQuery({ ...coursesQuery(filters), staleTime, placeholderData: keepPreviousData });
