import { type ApiSchemas, api } from '@sargam/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { buildQueryString, type Filters, isFiltered, PAGE_SIZE } from './course-filters.ts';

type List = { data: ApiSchemas['CourseCard'][]; total: number; categories: ApiSchemas['CategoryCount'][] };

/** The shell's server fills this cache key for the first paint. */
const queryKeyOf = (filters: Filters): readonly ['api', string] => {
  const search = buildQueryString(filters);
  return ['api', `/course/${search}${search ? '&' : '?'}limit=${PAGE_SIZE}`];
};

const fetchCourses = (filters: Filters, signal: AbortSignal): Promise<List> =>
  api.GET('/course/', { params: { query: { ...filters, limit: PAGE_SIZE } }, signal });

const STALE_MS = 30_000;
/** An empty list from the server-rendered page is refetched. */
const staleTime = ({ state }: { state: { data?: List } }): number => (state.data?.total === 0 ? 0 : STALE_MS);

/** One page of courses. An empty list without filters is requested a second time before it is shown (decision C11). */
export const useCourses = (filters: Filters) =>
  useQuery({
    queryKey: queryKeyOf(filters),
    queryFn: async ({ signal }) => {
      const list = await fetchCourses(filters, signal);
      return list.total === 0 && !isFiltered(filters) ? fetchCourses(filters, signal) : list;
    },
    staleTime,
    placeholderData: keepPreviousData,
  });
