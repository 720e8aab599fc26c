import { api, apiQuery } from '@sargam/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const LIMIT = 5;

/**
 * The search results for the typed words. Each letter sends a request without a debounce, because a debounce would take
 * longer than the response. Outdated requests are cancelled; the previous results stay visible until the next ones.
 */
export const useSuggestions = (words: string) => {
  const search = new URLSearchParams({ q: words, limit: String(LIMIT) });
  return useQuery({
    ...apiQuery(`/search/?${search}`, ({ signal }) =>
      api.GET('/search/', { params: { query: { q: words, limit: LIMIT } }, signal }),
    ),
    placeholderData: keepPreviousData,
    // The next letter sends a new request anyway.
    retry: false,
  });
};
