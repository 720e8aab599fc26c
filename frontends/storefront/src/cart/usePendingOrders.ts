import { type ApiSchemas, apiGet } from '@sargam/kit';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartKey } from './useCart.ts';
import { invalidateQuotes } from './useQuote.ts';

export type Purchase = ApiSchemas['Purchase'];

const POLL_MS = 10_000;
const LATEST_ORDERS = 20;

const latestOrdersQuery = (user: string) =>
  apiGet('/order/mine/{userId}', { path: { userId: user }, query: { page: 1, limit: LATEST_ORDERS } });

const isUnderReview = ({ state }: Purchase): boolean => state === 'review';
const isUndecided = ({ paymentUndecidedUntil }: Purchase): boolean => Boolean(paymentUndecidedUntil);

/** Refetches everything that an order's state changes. */
export const refetchAfterOrder = async (cache: QueryClient, user: string): Promise<void> => {
  const paths = ['/course/', `/wallet/${user}`, `/order/mine/${user}`];
  await Promise.all([
    cache.invalidateQueries({ queryKey: cartKey(user) }),
    invalidateQuotes(cache),
    cache.invalidateQueries({
      predicate: ({ queryKey }) => paths.some((path) => String(queryKey[1]).startsWith(path)),
    }),
  ]);
};

/**
 * The ids of courses whose payment is under review, and the order whose payment is undecided. Neither may be paid twice, even on a
 * later visit. Polls until all are decided; then cart and course are refetched, because paid courses leave the cart.
 */
export const usePendingOrders = (user: string | undefined) => {
  const cache = useQueryClient();
  const { data } = useQuery({
    ...latestOrdersQuery(user ?? ''),
    enabled: user !== undefined,
    refetchInterval: ({ state }) =>
      state.data?.data.some((order) => isUnderReview(order) || isUndecided(order)) ? POLL_MS : false,
  });
  const orders = data?.data ?? [];
  const reviewed = orders.filter(isUnderReview);
  const undecided = orders.find(isUndecided);
  const hasPending = reviewed.length > 0 || undecided !== undefined;
  useEffect(() => {
    if (!hasPending || user === undefined) return undefined;
    return () => void refetchAfterOrder(cache, user);
  }, [hasPending, cache, user]);
  return {
    underReview: new Set(reviewed.flatMap(({ courses }) => courses.map(({ _id }) => _id))),
    undecided,
  };
};
