import { api, apiGet, apiQuery } from '@sargam/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { buildQueryString, type Filter, PAGE_SIZE } from './freebie-filter.ts';

/** One page, newest first. */
export const freebiesQuery = (filter: Filter) => {
  const search = buildQueryString(filter);
  return apiQuery(`/freebies/${search}${search ? '&' : '?'}limit=${PAGE_SIZE}`, ({ signal }) =>
    api.GET('/freebies/', { params: { query: { ...filter, limit: PAGE_SIZE } }, signal }),
  );
};

export const useFreebies = (filter: Filter) =>
  useQuery({ ...freebiesQuery(filter), placeholderData: keepPreviousData });

export const freebieQuery = (id: string) => apiGet('/freebies/{id}', { path: { id } });

export const useFreebie = (id: string) => useQuery(freebieQuery(id));
