import { api, apiQuery } from '@sargam/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { buildQueryString, PAGE_SIZE, type Search } from './search-address.ts';

/** One page of results. The previous results stay visible while loading. */
export const useSearchResults = (search: Search) => {
  const address = buildQueryString(search);
  return useQuery({
    ...apiQuery(`/search/${address}${address ? '&' : '?'}limit=${PAGE_SIZE}`, ({ signal }) =>
      api.GET('/search/', { params: { query: { ...search, limit: PAGE_SIZE } }, signal }),
    ),
    placeholderData: keepPreviousData,
  });
};
