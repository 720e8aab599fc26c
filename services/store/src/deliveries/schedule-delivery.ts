import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { publishDue } from '../events/gift-card-events.ts';
import { lockCards } from '../gift-cards/card-store.ts';
import type { Order } from '../orders/order.ts';
import { lockOrder } from '../orders/order-store.ts';
import { computeDueAt, type Delivery } from './delivery.ts';
import { findDueDeliveries, insertDelivery, markDeliveryOpen } from './delivery-store.ts';

/** Schedules a mail with the codes of a locked order, and opens the delivery where it is due now. */
export const scheduleDelivery = async (
  tx: Tx<Tables>,
  order: Order,
  { resent, at }: { readonly resent: boolean; readonly at: Date },
): Promise<void> => {
  const dueAt = resent ? at : computeDueAt(order.deliverOn, at);
  const delivery = await insertDelivery(tx, { orderId: order.id, dueAt, resent, at });
  if (dueAt <= at) await openDueDelivery(tx, order, delivery);
};

/** Opens the delivery and publishes the event. The delivery stays open until messaging confirms it. */
const openDueDelivery = async (tx: Tx<Tables>, order: Order, { id }: Delivery): Promise<void> => {
  const [card] = await lockCards(tx, order.id);
  if (!card || !(await markDeliveryOpen(tx, id))) return;
  await publishDue(tx, order, id, { validFrom: card.validFrom, validTo: card.validTo });
};

const batchSize = 100;

/** Opens due deliveries. Several replicas may run this concurrently. */
export const openDueDeliveries = async ({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> => {
  for (const delivery of await findDueDeliveries(database.db, clock(), batchSize)) {
    await database.transaction(async (tx) => {
      const order = await lockOrder(tx, delivery.orderId);
      if (order) await openDueDelivery(tx, order, delivery);
    });
  }
};
