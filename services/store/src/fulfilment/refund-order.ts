import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import { sql } from 'kysely';
import type { Tables } from '../database.ts';
import { cancelDeliveries } from '../deliveries/delivery-store.ts';
import type { Deps } from '../deps.ts';
import { publishRefunded } from '../events/gift-card-events.ts';
import { lockCards, voidCards } from '../gift-cards/card-store.ts';
import type { OrderId } from '../ids.ts';
import type { Order } from '../orders/order.ts';
import type { HistoryEntry } from '../orders/order-store.ts';
import { transitionOrder } from '../orders/transition-order.ts';

/**
 * Ends a locked order whose money goes back: its cards and what is still to be mailed end with it. Undefined, and
 * nothing done, where it is refunded already.
 */
export const markOrderRefunded = async (
  tx: Tx<Tables>,
  order: Order,
  deed: Omit<HistoryEntry, 'action'>,
): Promise<Order | undefined> => {
  const refunded = await transitionOrder(tx, order, 'refund', deed);
  if (!refunded) return undefined;
  await voidCards(tx, order.id, deed.at);
  await cancelDeliveries(tx, order.id);
  // Money under review was never a sale.
  if (refunded.paidAt) await publishRefunded(tx, refunded);
  return refunded;
};

/** An admin's refund: refused once a card is used, or somebody is about to use it. Repeating it changes nothing. */
export const refundOrder = async (
  tx: Tx<Tables>,
  order: Order,
  deed: Omit<HistoryEntry, 'action'>,
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
  return (await markOrderRefunded(tx, order, deed)) ?? order;
};

/**
 * Asks commerce to give the money of a refunded order back, and keeps which credit note it numbered. Asking twice
 * changes nothing there, and is answered the same.
 */
export const requestRefund = async (
  { database, clock, commerce }: Pick<Deps, 'database' | 'clock' | 'commerce'>,
  id: OrderId,
): Promise<void> => {
  const deed = await database.db
    .selectFrom('order_history')
    .select(['actor', 'reason'])
    .where('order_id', '=', id)
    .where('action', '=', 'refund')
    .executeTakeFirstOrThrow();
  const refund = await commerce.refundCharge({ reference: id, ...deed });
  await database.db
    .updateTable('orders')
    .set({
      refund_asked_at: sql<Date>`coalesce(refund_asked_at, ${clock()})`,
      refund_id: refund.id,
      credit_note_number: refund.creditNoteNumber,
    })
    .where('id', '=', id)
    .where('refund_id', '=', '')
    .execute();
};

const batchSize = 100;

/**
 * Asks for the money of orders that were refunded while commerce was away, or by a process that died over it, and for the
 * number of those that were refunded before it was kept.
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
      deps.log.error(
        { err, order: id },
        'the money of a refunded order could not be asked for; it is tried again',
      ),
    );
  }
};
