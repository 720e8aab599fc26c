import { apiGet } from '@sargam/kit';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { CheckoutOptions } from './useCheckoutOptions.ts';

const QUOTES_PATH = '/cart/quote/';
type QuoteOptions = Pick<CheckoutOptions, 'code' | 'withoutWallet'>;

export const quoteQuery = (user: string, { code, withoutWallet }: QuoteOptions) =>
  apiGet(`${QUOTES_PATH}{userId}`, {
    path: { userId: user },
    query: { cupon: code, withoutWallet: withoutWallet ? 'true' : undefined },
  });

/** The server's price calculation for the cart. The page does not calculate amounts. */
export const useQuote = (user: string, options: QuoteOptions) =>
  useQuery({ ...quoteQuery(user, options), placeholderData: keepPreviousData });

export type QuoteQuery = ReturnType<typeof useQuote>;

/** Call after every change of the cart. */
export const invalidateQuotes = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith(QUOTES_PATH) });
