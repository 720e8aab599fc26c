import { domainError } from '@sargam/chassis/errors';

import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { cancelDeliveries } from '../deliveries/delivery-store.ts';
import type { Deps } from '../deps.ts';
import { publishRefunded } from '../events/gift-card-events.ts';
import { lockCards, voidCards } from '../gift-cards/card-store.ts';
import type { OrderId } from '../ids.ts';
import type { Order } from '../orders/order.ts';
import type { HistoryEntry } from '../orders/order-store.ts';
import { transitionOrder } from '../orders/transition-order.ts';

/**
 * Marks a locked order as refunded, voids its cards and cancels its deliveries. Returns undefined and changes nothing if
 * it is refunded already.
 */
export const markOrderRefunded = async (
  tx: Tx,
  order: Order,
  entry: Omit<HistoryEntry, 'action'>,
): Promise<Order | undefined> => {
  const refunded = await transitionOrder(tx, order, 'refund', entry);
  if (!refunded) return undefined;
  await voidCards(tx, order.id, entry.at);
  await cancelDeliveries(tx, order.id);
  // An order whose payment was under review was never a sale.
  if (refunded.paidAt) await publishRefunded(tx, refunded);
  return refunded;
};

/** Refunds for an admin. Fails if a card is used or claimed. A repeat changes nothing. */
export const refundOrder = async (
  tx: Tx,
  order: Order,
  entry: Omit<HistoryEntry, 'action'>,
): Promise<Order> => {
  if (order.state === 'refunded') return order;
  if (order.state !== 'paid' && order.state !== 'delivered') {
    throw domainError.precondition('order-not-paid', 'This order is not paid.');
  }
  const cards = await lockCards(tx, order.id);
  if (cards.some(({ usedBy }) => usedBy !== undefined)) {
    throw domainError.precondition(
      'gift-card-used',
      'A gift card of this order was redeemed. It cannot be refunded.',
    );
  }
  return (await markOrderRefunded(tx, order, entry)) ?? order;
};

/**
 * Requests the refund of an order from commerce, and stores the refund id and the credit note number. Commerce answers a
 * repeat with the same refund.
 */
export const requestRefund = async (
  { database, clock, commerce }: Pick<Deps, 'database' | 'clock' | 'commerce'>,
  id: OrderId,
): Promise<void> => {
  const entry = await database.db
    .selectFrom('order_history')
    .select(['actor', 'reason'])
    .where('order_id', '=', id)
    .where('action', '=', 'refund')
    .executeTakeFirstOrThrow();
  const refund = await commerce.refundCharge({ reference: id, ...entry });
  await database.db
    .updateTable('orders')
    .set({
      refund_requested_at: sql<Date>`coalesce(refund_requested_at, ${clock()})`,
      refund_id: refund.id,
      credit_note_number: refund.creditNoteNumber,
    })
    .where('id', '=', id)
    .where('refund_id', '=', '')
    .execute();
};

const batchSize = 100;

/**
 * Requests refunds that are still missing: commerce was unavailable, a process crashed, or the order was refunded by a
 * version without refund ids.
 */
export const requestPendingRefunds = async (
  deps: Pick<Deps, 'database' | 'clock' | 'commerce' | 'log'>,
): Promise<void> => {
  const { rows } = await sql<{ id: OrderId }>`
    select id from orders
     where state = 'refunded' and paid_at is not null and refund_id = ''
     order by id limit ${batchSize}`.execute(deps.database.db);
  for (const { id } of rows) {
    await requestRefund(deps, id).catch((err: unknown) =>
      deps.log.error({ err, order: id }, 'refund request failed; the next run retries'),
    );
  }
};
