import { defineTopic, type EventMeta, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import type { Order } from '@sargam/proto/commerce/v1/order';
import type { Tables } from '../database.ts';
import { earn } from '../earnings/earn.ts';
import { reverse } from '../earnings/reverse.ts';
import { saveOrder } from './order-store.ts';

export const orderEvents = subscribes(defineTopic('commerce.orders.v1', OrderEvent), {
  placed: 'it is listed',
  paid: 'it is listed, and its instructors earn',
  closed: 'it is listed as it ended',
  refunded: 'it is listed, and of what was earned as much is taken back',
  refundDeclined: 'it is listed',
});

/** Keeps the list of orders, and books what a paid one earns and a refund takes back, in the same transaction. */
export const recordOrder = async (
  { event }: OrderEvent,
  { occurredAt }: EventMeta,
  tx: Tx<Tables>,
): Promise<void> => {
  const order = event?.value.order;
  if (!event || !order) return;
  await Promise.all([saveOrder(tx, rowOf(order)), bookWhatFollows(tx, event, order, occurredAt)]);
};

const bookWhatFollows = async (
  tx: Tx<Tables>,
  event: NonNullable<OrderEvent['event']>,
  order: Order,
  occurredAt: Date,
): Promise<void> => {
  if (event.$case === 'paid') await earn(tx, order);
  if (event.$case === 'refunded') await reverse(tx, event.value, occurredAt);
};

const rowOf = (order: Order) => ({
  id: order.id,
  student_id: order.studentId,
  state: order.state,
  subtotal: order.subtotalPoisha,
  payable: order.payablePoisha,
  received: order.receivedPoisha,
  coupon_code: order.couponCode,
  coupon_percent: order.couponPercent,
  method: order.method,
  courses: JSON.stringify(
    order.lines.map((line) => ({
      courseId: line.courseId,
      title: { en: line.title?.en ?? '', bn: line.title?.bn ?? '' },
      price: String(line.offer?.pricePoisha ?? 0n),
    })),
  ),
  created_at: order.createdAt ?? new Date(0),
  paid_at: order.paidAt ?? null,
  refunded: order.refundedPoisha,
});
