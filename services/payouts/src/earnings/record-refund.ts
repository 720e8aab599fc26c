import type { Tx } from '@sargam/chassis/sql';
import type { OrderRefunded } from '@sargam/proto/commerce/v1/events';
import type { Tables } from '../database.ts';
import { insertRefund, listRefunds, saveReversals } from './reversal-store.ts';
import { lockEarnings } from './split-earnings.ts';

/**
 * Reverses the earnings of an order in proportion to a refund (decision M13). A repeated event changes nothing. Earnings
 * that are not split yet, or whose payment event is late, are reversed when they are split.
 */
export const recordRefund = async (
  tx: Tx<Tables>,
  { order, refund, refundedBeforePoisha }: OrderRefunded,
  at: Date,
): Promise<void> => {
  if (!order || !refund) return;
  const isNew = await insertRefund(tx, {
    id: refund.id,
    order_id: order.id,
    refunded_before: refundedBeforePoisha,
    refunded_after: order.refundedPoisha,
    order_total: order.walletUsedPoisha + order.payablePoisha,
    granted_at: refund.decidedAt ?? at,
    card: refund.cardPoisha,
  });
  if (!isNew) return;
  // The refund of a second payment returns nothing of the order's own payment.
  if (order.refundedPoisha > refundedBeforePoisha) await addCardRefund(tx, order.id, refund.cardPoisha);
  await lockEarnings(tx, await listInstructorIds(tx, order.id));
  const earnings = await tx.selectFrom('earnings').selectAll().where('order_id', '=', order.id).execute();
  await saveReversals(tx, earnings, await listRefunds(tx, [order.id]));
};

const addCardRefund = async (tx: Tx<Tables>, orderId: string, card: bigint): Promise<void> => {
  await tx
    .updateTable('orders')
    .set(({ eb }) => ({ card_refunded: eb('card_refunded', '+', card) }))
    .where('id', '=', orderId)
    .execute();
};

const listInstructorIds = async (tx: Tx<Tables>, orderId: string): Promise<readonly string[]> => {
  const rows = await tx
    .selectFrom('earnings')
    .select('instructor_id')
    .distinct()
    .where('order_id', '=', orderId)
    .execute();
  return rows.map((row) => row.instructor_id);
};
