import { api, query } from '@sargam/kit';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';

const QUOTES = '/cart/quote/';

export const quoteQuery = (user: string, cupon: string | undefined) =>
  query(`${QUOTES}${user}${cupon ? `?cupon=${encodeURIComponent(cupon)}` : ''}`, ({ signal }) =>
    api.GET('/cart/quote/{userId}', { params: { path: { userId: user }, query: { cupon } }, signal }),
  );

/** What the cart costs now, as the server reckons it; the page shows it and adds nothing up itself. */
export const useQuote = (user: string, cupon: string | undefined) =>
  useQuery({ ...quoteQuery(user, cupon), placeholderData: keepPreviousData });

/** Another cart, other sums. */
export const forgetQuotes = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith(QUOTES) });
