import { OrderState } from '@sargam/proto/commerce/v1/order';
import type { DayRange, SalesSummary } from '@sargam/proto/payouts/v1/analytics';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import { allDays } from '../totals/total-store.ts';

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
export const summarizeSales = async (
  db: Kysely<Tables>,
  { firstDay, lastDay }: DayRange,
): Promise<SalesSummary> => {
  const always = firstDay === '' && lastDay === '';
  const totals = await db
    .selectFrom('current_totals')
    .select((select) => [
      'key',
      select.fn.sum<string>('count').as('count'),
      select.fn.sum<string>('net').as('net'),
    ])
    .where('scope', '=', 'order')
    .$if(always, (query) => query.where('day', '=', allDays))
    .$if(!always, (query) => query.where('day', '<', allDays))
    .$if(firstDay !== '', (query) => query.where('day', '>=', firstDay))
    .$if(lastDay !== '', (query) => query.where('day', '<=', lastDay))
    .groupBy('key')
    .execute();
  return summarizeStates(
    totals.map(({ key, count, net }) => ({ key, count: BigInt(count), net: BigInt(net) })),
  );
};
