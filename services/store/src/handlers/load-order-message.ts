import type { StoreOrder } from '@sargam/proto/store/v1/orders';
import type { Db } from '../database.ts';
import { earliestResendAt } from '../deliveries/delivery.ts';
import { findLatestDueDates } from '../deliveries/delivery-store.ts';
import type { Order } from '../orders/order.ts';
import { toOrderMessage } from '../orders/order-message.ts';

/** Order messages with `resendFrom`, the earliest time of a resend. */
export const loadOrderMessages = async (db: Db, orders: readonly Order[]): Promise<StoreOrder[]> => {
  const dueAt = await findLatestDueDates(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => withResendFrom(order, dueAt.get(order.id)));
};

export const loadOrderMessage = async (db: Db, order: Order): Promise<StoreOrder> =>
  withResendFrom(order, (await findLatestDueDates(db, [order.id])).get(order.id));

const withResendFrom = (order: Order, dueAt: Date | undefined): StoreOrder => ({
  ...toOrderMessage(order),
  resendFrom: earliestResendAt(order, dueAt),
});
