import type { ApiSchemas } from '@sargam/kit';
import { purchasesQuery } from '../../shared/queries.ts';
import { usePageParam } from '../../shared/usePageParam.ts';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';

const PAGE_SIZE = 20;
const POLL_MS = 5_000;
const inProgress = new Set<ApiSchemas['OrderState']>(['awaiting_payment', 'review']);

/** One page of bought courses. Polls while a payment is in progress. */
export const usePurchases = (userId: string) => {
  const { page, to } = usePageParam('page');
  const purchases = useRetryingQuery({
    ...purchasesQuery(userId, page, PAGE_SIZE),
    refetchInterval: ({ state }) =>
      state.data?.data.some((one) => inProgress.has(one.state)) ? POLL_MS : false,
  });
  return { purchases, page, to, pages: (total: number) => Math.ceil(total / PAGE_SIZE) };
};

export type Purchases = ReturnType<typeof usePurchases>;
