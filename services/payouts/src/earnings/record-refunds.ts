import { rowsOf } from '@sargam/chassis/sql';
import type { OrderRefunded } from '@sargam/proto/commerce/v1/events';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';
import { firstById } from './first-by-id.ts';
import { lockEarnings, lockTermsForMany } from './lock-earnings.ts';
import { insertRefunds, listRefunds, saveReversals } from './reversal-store.ts';

export interface RefundEvent {
  readonly refunded: OrderRefunded;
  readonly at: Date;
}

/**
 * Reverses the earnings of orders in proportion to their refunds (decision M13). A repeated event changes nothing. Earnings
 * that are not split yet, or whose payment event is late, are reversed when they are split.
 */
export const recordRefunds = async (tx: Kysely<Tables>, events: readonly RefundEvent[]): Promise<void> => {
  const refunds = firstById(events.flatMap(toRefundRow));
  if (refunds.length === 0) return;
  const added = await insertRefunds(tx, refunds);
  const newRefunds = refunds.filter(({ id }) => added.has(id));
  if (newRefunds.length === 0) return;
  const orderIds = newRefunds.map(({ order_id }) => order_id);
  await Promise.all([addCardRefunds(tx, newRefunds), lockEarningsOf(tx, orderIds)]);
  const [earnings, allRefunds] = await Promise.all([listEarnings(tx, orderIds), listRefunds(tx, orderIds)]);
  await saveReversals(tx, earnings, allRefunds);
};

const toRefundRow = ({ refunded: { order, refund, refundedBeforePoisha }, at }: RefundEvent) =>
  order && refund
    ? {
        id: refund.id,
        order_id: order.id,
        refunded_before: refundedBeforePoisha,
        refunded_after: order.refundedPoisha,
        order_total: order.walletUsedPoisha + order.payablePoisha,
        granted_at: refund.decidedAt ?? at,
        card: refund.cardPoisha,
      }
    : [];

type RefundRow = Exclude<ReturnType<typeof toRefundRow>, readonly unknown[]>;

/** The refund of a second payment returns nothing of the order's own payment. */
const addCardRefunds = async (tx: Kysely<Tables>, refunds: readonly RefundRow[]): Promise<void> => {
  const ofOrders = refunds.filter(({ refunded_before, refunded_after }) => refunded_after > refunded_before);
  if (ofOrders.length === 0) return;
  await sql`
    update orders set card_refunded = card_refunded + sums.card from (
      select order_id, sum(card)::bigint as card from ${rowsOf({ order_id: 'text', card: 'bigint' }, ofOrders)} as refunds
      group by order_id
    ) as sums where orders.id = sums.order_id
  `.execute(tx);
};

const lockEarningsOf = async (tx: Kysely<Tables>, orderIds: readonly string[]): Promise<void> => {
  if (await lockTermsForMany(tx, orderIds.length)) return;
  const rows = await selectEarnings(tx, orderIds).select('instructor_id').distinct().execute();
  const instructorIds = rows.map((row) => row.instructor_id);
  await lockEarnings(tx, instructorIds);
};

const selectEarnings = (tx: Kysely<Tables>, orderIds: readonly string[]) =>
  tx.selectFrom('earnings').where('order_id', '=', sql<string>`any(${orderIds}::text[])`);

const listEarnings = (tx: Kysely<Tables>, orderIds: readonly string[]) =>
  selectEarnings(tx, orderIds).select(['id', 'order_id', 'share', 'platform']).execute();
