import { api, apiQuery } from '@sargam/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartKey } from './useCart.ts';

const POLL_MS = 10_000;
const LATEST_ORDERS = 20;

const latestOrdersQuery = (user: string) =>
  apiQuery(`/order/mine/${user}?page=1&limit=${LATEST_ORDERS}`, ({ signal }) =>
    api.GET('/order/mine/{userId}', {
      params: { path: { userId: user }, query: { page: 1, limit: LATEST_ORDERS } },
      signal,
    }),
  );

/**
 * Courses whose payment came in and is being checked, whatever the address says: somebody who comes back another day must
 * not pay for them again. Once it is decided the cart is asked for anew: what is paid is no longer in it.
 */
export const useCoursesUnderReview = (user: string): ReadonlySet<string> => {
  const cache = useQueryClient();
  const { data } = useQuery({
    ...latestOrdersQuery(user),
    refetchInterval: ({ state }) =>
      state.data?.data.some((order) => order.state === 'review') ? POLL_MS : false,
  });
  const checked = (data?.data ?? [])
    .filter(({ state }) => state === 'review')
    .flatMap(({ courses }) => courses.map(({ _id }) => _id));
  const isChecking = checked.length > 0;
  useEffect(() => {
    if (!isChecking) return undefined;
    return () => void cache.invalidateQueries({ queryKey: cartKey(user) });
  }, [isChecking, cache, user]);
  return new Set(checked);
};
