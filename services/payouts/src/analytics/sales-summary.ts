import { OrderState } from '@sargam/proto/commerce/v1/order';
import type { DayRange, SalesSummary } from '@sargam/proto/payouts/v1/analytics';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import { sumOrderDays } from '../totals/order-days.ts';

interface StateTotal {
  readonly key: string;
  readonly count: bigint;
  readonly net: bigint;
}

const paidStates: readonly string[] = [OrderState.ORDER_STATE_PAID, OrderState.ORDER_STATE_PARTLY_REFUNDED];

/** The summary of orders by state. A state may occur more than once. */
export const summarizeStates = (totals: readonly StateTotal[]): SalesSummary => {
  const countOf = (isCounted: (state: string) => boolean): number =>
    totals.reduce((sum, { key, count }) => sum + (isCounted(key) ? Number(count) : 0), 0);
  return {
    total: countOf(() => true),
    paid: countOf((state) => paidStates.includes(state)),
    refunded: countOf((state) => state === OrderState.ORDER_STATE_REFUNDED),
    receivedPoisha: totals.reduce((sum, { net }) => sum + net, 0n),
  };
};

/** The sums of the orders made on these days. */
export const summarizeSales = async (db: Kysely<Tables>, range: DayRange): Promise<SalesSummary> =>
  summarizeStates(await sumOrderDays(db, range));
