import type { Tx } from '@sargam/chassis/sql';
import type { OrderRefunded } from '@sargam/proto/commerce/v1/events';
import type { Tables } from '../database.ts';
import { bookReversals, insertRefund, refundsOf } from './reversal-store.ts';
import { lockEarnings } from './share-earnings.ts';

/**
 * Takes back of each earning what a refund is of its order (decision M13). A repeat changes nothing. What is not split
 * or not even heard of yet is taken back once it is.
 */
export const reverse = async (
  tx: Tx<Tables>,
  { order, refund, refundedBeforePoisha }: OrderRefunded,
  at: Date,
): Promise<void> => {
  if (!order || !refund) return;
  const fresh = await insertRefund(tx, {
    id: refund.id,
    order_id: order.id,
    refunded_before: refundedBeforePoisha,
    refunded_after: order.refundedPoisha,
    whole: order.walletUsedPoisha + order.payablePoisha,
    granted_at: refund.decidedAt ?? at,
  });
  if (!fresh) return;
  await lockEarnings(tx, await instructorsOf(tx, order.id));
  const earnings = await tx.selectFrom('earnings').selectAll().where('order_id', '=', order.id).execute();
  await bookReversals(tx, earnings, await refundsOf(tx, [order.id]));
};

const instructorsOf = async (tx: Tx<Tables>, orderId: string): Promise<readonly string[]> => {
  const rows = await tx
    .selectFrom('earnings')
    .select('instructor_id')
    .distinct()
    .where('order_id', '=', orderId)
    .execute();
  return rows.map((row) => row.instructor_id);
};
