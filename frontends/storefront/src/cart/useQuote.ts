import { api, apiQuery } from '@sargam/kit';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { CheckoutOptions } from './useCheckoutOptions.ts';

const QUOTES_PATH = '/cart/quote/';
type QuoteOptions = Pick<CheckoutOptions, 'code' | 'keepWallet'>;

const buildQueryString = ({ code, keepWallet }: QuoteOptions): string => {
  const search = new URLSearchParams();
  if (code) search.set('cupon', code);
  if (keepWallet) search.set('keepWallet', 'true');
  return search.size > 0 ? `?${search}` : '';
};

export const quoteQuery = (user: string, asked: QuoteOptions) =>
  apiQuery(`${QUOTES_PATH}${user}${buildQueryString(asked)}`, ({ signal }) =>
    api.GET('/cart/quote/{userId}', {
      params: {
        path: { userId: user },
        query: { cupon: asked.code, ...(asked.keepWallet ? { keepWallet: 'true' as const } : {}) },
      },
      signal,
    }),
  );

/** What the cart costs now, as the server reckons it; the page shows it and adds nothing up itself. */
export const useQuote = (user: string, asked: QuoteOptions) =>
  useQuery({ ...quoteQuery(user, asked), placeholderData: keepPreviousData });

export type QuoteQuery = ReturnType<typeof useQuote>;

/** Another cart, other sums. */
export const invalidateQuotes = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith(QUOTES_PATH) });
