import { type ApiSchemas, api, unwrap } from '@sargam/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { buildQueryString, type Filters, isFiltered, PAGE_SIZE } from './course-filters.ts';

type List = { data: ApiSchemas['CourseCard'][]; total: number; categories: ApiSchemas['CategoryCount'][] };

/** The key under which the shell's server puts the list that came with the page. */
const queryKeyOf = (filters: Filters): readonly ['api', string] => {
  const search = buildQueryString(filters);
  return ['api', `/course/${search}${search ? '&' : '?'}limit=${PAGE_SIZE}`];
};

const fetchCourses = (filters: Filters, signal: AbortSignal): Promise<List> =>
  unwrap(api.GET('/course/', { params: { query: { ...filters, limit: PAGE_SIZE } }, signal }));

const STALE_MS = 30_000;
/** An empty list that came with the page is asked for again too. */
const staleTime = ({ state }: { state: { data?: List } }): number => (state.data?.total === 0 ? 0 : STALE_MS);

/**
 * The courses of one page. Where there are none at all and no filter is set, it asks once more without a word before
 * it says so (decision C11).
 */
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
