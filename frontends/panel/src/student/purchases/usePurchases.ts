import type { ApiSchemas } from '@sargam/kit';
import { usePatient } from '../../shared/patient.ts';
import { purchasesQuery } from '../../shared/queries.ts';
import { usePages } from '../../shared/usePages.ts';

const PAGE_SIZE = 20;
const ASK_MS = 5_000;
const moving = new Set<ApiSchemas['OrderState']>(['awaiting_payment', 'review']);

/** A page of the courses bought. While a payment is under way it is asked for again until its end is known. */
export const usePurchases = (userId: string) => {
  const { page, to } = usePages('page');
  const purchases = usePatient({
    ...purchasesQuery(userId, page, PAGE_SIZE),
    refetchInterval: ({ state }) => (state.data?.data.some((one) => moving.has(one.state)) ? ASK_MS : false),
  });
  return { purchases, page, to, pages: (total: number) => Math.ceil(total / PAGE_SIZE) };
};

export type Purchases = ReturnType<typeof usePurchases>;
