import { api, apiGet, apiQuery } from '@sargam/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { buildQueryString, type Filter, PAGE_SIZE } from './freebie-filter.ts';

/** One page, newest first. */
export const useFreebies = (filter: Filter) => {
  const search = buildQueryString(filter);
  return useQuery({
    ...apiQuery(`/freebies/${search}${search ? '&' : '?'}limit=${PAGE_SIZE}`, ({ signal }) =>
      api.GET('/freebies/', { params: { query: { ...filter, limit: PAGE_SIZE } }, signal }),
    ),
    placeholderData: keepPreviousData,
  });
};

export const useFreebie = (id: string) => useQuery(apiGet('/freebies/{id}', { path: { id } }));
