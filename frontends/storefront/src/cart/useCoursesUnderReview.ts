import { apiGet } from '@sargam/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartKey } from './useCart.ts';

const POLL_MS = 10_000;
const LATEST_ORDERS = 20;

const latestOrdersQuery = (user: string) =>
  apiGet('/order/mine/{userId}', { path: { userId: user }, query: { page: 1, limit: LATEST_ORDERS } });

/**
 * Ids of courses whose payment is under review. They must not be paid twice, even on a later visit. The cart is
 * refetched when the review ends, because paid courses leave it.
 */
export const useCoursesUnderReview = (user: string): ReadonlySet<string> => {
  const cache = useQueryClient();
  const { data } = useQuery({
    ...latestOrdersQuery(user),
    refetchInterval: ({ state }) =>
      state.data?.data.some((order) => order.state === 'review') ? POLL_MS : false,
  });
  const underReview = (data?.data ?? [])
    .filter(({ state }) => state === 'review')
    .flatMap(({ courses }) => courses.map(({ _id }) => _id));
  const hasReview = underReview.length > 0;
  useEffect(() => {
    if (!hasReview) return undefined;
    return () => void cache.invalidateQueries({ queryKey: cartKey(user) });
  }, [hasReview, cache, user]);
  return new Set(underReview);
};
