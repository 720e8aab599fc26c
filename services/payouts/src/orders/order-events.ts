import { type BulkHandlerOf, defineTopic, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import type { Order } from '@sargam/proto/commerce/v1/order';
import type { Tables } from '../database.ts';
import { recordEarnings } from '../earnings/record-earnings.ts';
import { recordRefunds } from '../earnings/record-refunds.ts';
import { saveOrders } from './order-store.ts';

export const orderEvents = subscribes(defineTopic('commerce.orders.v1', OrderEvent), {
  placed: 'updates the list of orders',
  paid: 'updates the list of orders and records the earnings of the instructors',
  closed: 'updates the list of orders',
  refunded: 'updates the list of orders and reverses earnings in proportion',
  refundDeclined: 'updates the list of orders',
});

/**
 * Updates the list of orders, then records earnings, then reversals, in one transaction. Earnings and refunds are stored separately, so
 * the result does not depend on the order of the events of an order. Earnings refer to the order's row: the connection runs the
 * statements in the order in which they are sent and shares round trips.
 */
export const handleOrderEvents: BulkHandlerOf<typeof orderEvents, Tx<Tables>> = async (events, tx) => {
  const orders = events.flatMap(({ value: { order } }) => order ?? []);
  if (orders.length === 0) return;
  const paid = events.flatMap(({ $case, value }) => ($case === 'paid' && value.order) || []);
  const refunds = events.flatMap(({ $case, value, meta }) =>
    $case === 'refunded' ? { refunded: value, at: meta.occurredAt } : [],
  );
  await Promise.all([saveOrders(tx, orders.map(toOrderRow)), recordEarnings(tx, paid)]);
  await recordRefunds(tx, refunds);
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
