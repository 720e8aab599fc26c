import { defineTopic, type EventMeta, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
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

interface WithOrder {
  readonly order?: Order | undefined;
}

const updateList = async ({ order }: WithOrder, _: EventMeta, tx: Tx<Tables>): Promise<void> => {
  if (order) await saveOrder(tx, toOrderRow(order));
};

/**
 * Update the list of orders, and record earnings or reversals, in one transaction. Earnings refer to the order's row: the connection
 * runs the statements in the order in which they are sent and shares round trips.
 */
export const orderHandlers: HandlersOf<typeof orderEvents, Tx<Tables>> = {
  placed: updateList,
  closed: updateList,
  refundDeclined: updateList,
  paid: async (event, meta, tx) => {
    const { order } = event;
    if (order) await Promise.all([updateList(event, meta, tx), recordEarnings(tx, order)]);
  },
  refunded: async (event, meta, tx) => {
    await Promise.all([updateList(event, meta, tx), recordRefund(tx, event, meta.occurredAt)]);
  },
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
