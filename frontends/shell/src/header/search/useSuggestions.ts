import { api, apiQuery } from '@sargam/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const SHOWN = 5;

/**
 * What the words find so far. Each letter asks at once, since a pause would cost more than the answer does; an answer
 * that is out of date is called off, and until the next is there the one before it stays.
 */
export const useSuggestions = (words: string) => {
  const search = new URLSearchParams({ q: words, limit: String(SHOWN) });
  return useQuery({
    ...apiQuery(`/search/?${search}`, ({ signal }) =>
      api.GET('/search/', { params: { query: { q: words, limit: SHOWN } }, signal }),
    ),
    placeholderData: keepPreviousData,
    // The next letter asks again anyway.
    retry: false,
  });
};
