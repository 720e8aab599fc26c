import { defineTopic, publishes } from '@sargam/chassis/kafka';
import { publishEvent } from '@sargam/chassis/outbox';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import type { Tx } from '../tables.ts';
import type { Order } from './order.ts';
import { orderMessage } from './order-messages.ts';

export const orderEvents = publishes(defineTopic('commerce.orders.v1', OrderEvent), 'order', {
  placed: 'an order was created',
  paid: 'the order is paid, or was imported from an earlier system (`imported`)',
  closed: 'the order failed, was cancelled, expired, or is under review',
  refunded: 'a full or partial refund was granted',
  refundDeclined: 'an admin declined a student’s refund request',
});

const publish = async (tx: Tx, order: Order, event: OrderEvent['event']): Promise<void> => {
  await publishEvent(tx, orderEvents, order.id, { event });
};

export const publishOrderPlaced = (tx: Tx, order: Order): Promise<void> =>
  publish(tx, order, { $case: 'placed', value: { order: orderMessage(order) } });

export const publishOrderPaid = (tx: Tx, order: Order, { imported }: { imported: boolean }): Promise<void> =>
  publish(tx, order, { $case: 'paid', value: { order: orderMessage(order), imported } });

export const publishOrderClosed = (tx: Tx, order: Order): Promise<void> =>
  publish(tx, order, { $case: 'closed', value: { order: orderMessage(order), closedAt: order.closedAt } });
