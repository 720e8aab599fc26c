import { defineTopic, type EventMeta, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import type { Order } from '@sargam/proto/commerce/v1/order';
import type { Tables } from '../database.ts';
import { recordEarnings } from '../earnings/record-earnings.ts';
import { recordRefund } from '../earnings/record-refund.ts';
import { saveOrder } from './order-store.ts';

export const orderEvents = subscribes(defineTopic('commerce.orders.v1', OrderEvent), {
  placed: 'updates the list of orders',
  paid: 'updates the list of orders and records the earnings of the instructors',
  closed: 'updates the list of orders',
  refunded: 'updates the list of orders and reverses earnings in proportion',
  refundDeclined: 'updates the list of orders',
});

/** Updates the list of orders, and records earnings or reversals, in one transaction. */
export const onOrderEvent = async (
  { event }: OrderEvent,
  { occurredAt }: EventMeta,
  tx: Tx<Tables>,
): Promise<void> => {
  const order = event?.value.order;
  if (!event || !order) return;
  // Earnings refer to the order's row. The connection runs the statements in this order and shares round trips.
  const saved = saveOrder(tx, toOrderRow(order));
  await Promise.all([saved, updateEarnings(tx, event, order, occurredAt)]);
};

const updateEarnings = async (
  tx: Tx<Tables>,
  event: NonNullable<OrderEvent['event']>,
  order: Order,
  occurredAt: Date,
): Promise<void> => {
  if (event.$case === 'paid') await recordEarnings(tx, order);
  if (event.$case === 'refunded') await recordRefund(tx, event.value, occurredAt);
};

const toOrderRow = (order: Order) => ({
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
