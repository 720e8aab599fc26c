import type { StoreOrder } from '@sargam/proto/store/v1/orders';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import { resendFrom } from '../deliveries/delivery.ts';
import { latestUnderWay } from '../deliveries/delivery-store.ts';
import type { Order } from './order.ts';
import { orderMessage } from './order-message.ts';

/** Orders for whoever looks at them: also from when their codes can be asked for again. */
export const showOrders = async (db: Kysely<Tables>, orders: readonly Order[]): Promise<StoreOrder[]> => {
  const dueAt = await latestUnderWay(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => shown(order, dueAt.get(order.id)));
};

export const showOrder = async (db: Kysely<Tables>, order: Order): Promise<StoreOrder> =>
  shown(order, (await latestUnderWay(db, [order.id])).get(order.id));

const shown = (order: Order, dueAt: Date | undefined): StoreOrder => ({
  ...orderMessage(order),
  resendFrom: resendFrom(order, dueAt),
});
