import { announce, defineTopic } from '@sargam/chassis/events';
import type { Tx } from '@sargam/chassis/sql';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import type { Tables } from '../tables.ts';
import type { Order } from './order.ts';
import { orderMessage } from './order-messages.ts';

/** What becomes of orders, keyed by the order's id. */
export const orderEvents = defineTopic('commerce.orders.v1', OrderEvent);

const tell = async (tx: Tx<Tables>, order: Order, event: OrderEvent['event']): Promise<void> => {
  await announce(tx, orderEvents, order.id, { event });
};

export const announcePlaced = (tx: Tx<Tables>, order: Order): Promise<void> =>
  tell(tx, order, { $case: 'placed', value: { order: orderMessage(order) } });

export const announcePaid = (
  tx: Tx<Tables>,
  order: Order,
  { imported }: { imported: boolean },
): Promise<void> => tell(tx, order, { $case: 'paid', value: { order: orderMessage(order), imported } });

export const announceClosed = (tx: Tx<Tables>, order: Order): Promise<void> =>
  tell(tx, order, { $case: 'closed', value: { order: orderMessage(order), closedAt: order.closedAt } });
