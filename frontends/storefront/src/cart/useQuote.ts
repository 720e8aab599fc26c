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

export const quoteQuery = (user: string, options: QuoteOptions) =>
  apiQuery(`${QUOTES_PATH}${user}${buildQueryString(options)}`, ({ signal }) =>
    api.GET('/cart/quote/{userId}', {
      params: {
        path: { userId: user },
        query: { cupon: options.code, ...(options.keepWallet ? { keepWallet: 'true' as const } : {}) },
      },
      signal,
    }),
  );

/** The server's price calculation for the cart. The page does not calculate amounts. */
export const useQuote = (user: string, options: QuoteOptions) =>
  useQuery({ ...quoteQuery(user, options), placeholderData: keepPreviousData });

export type QuoteQuery = ReturnType<typeof useQuote>;

/** Call after every change of the cart. */
export const invalidateQuotes = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith(QUOTES_PATH) });
