import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { announceDue } from '../giftcards/card-events.ts';
import { lockCards } from '../giftcards/card-store.ts';
import type { Order } from '../orders/order.ts';
import { lockOrder } from '../orders/order-store.ts';
import { type Delivery, dueAtOf } from './delivery.ts';
import { dueDeliveries, insertDelivery, openDelivery } from './delivery-store.ts';

/** Plans a mail with the codes of a locked order, and tells at once that it is due where it is. */
export const planDelivery = async (
  tx: Tx<Tables>,
  order: Order,
  { resent, at }: { readonly resent: boolean; readonly at: Date },
): Promise<void> => {
  const dueAt = resent ? at : dueAtOf(order.deliverOn, at);
  const delivery = await insertDelivery(tx, { orderId: order.id, dueAt, resent, at });
  if (dueAt <= at) await tellDue(tx, order, delivery);
};

/** A listener that dies over the event hears it again; the delivery stays open until somebody confirms it. */
const tellDue = async (tx: Tx<Tables>, order: Order, { id }: Delivery): Promise<void> => {
  const [card] = await lockCards(tx, order.id);
  if (!card || !(await openDelivery(tx, id))) return;
  await announceDue(tx, order, id, { validFrom: card.validFrom, validTo: card.validTo });
};

const batch = 100;

/** Tells of the deliveries whose day has come. Any number of replicas may. */
export const deliverDue = async ({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> => {
  for (const delivery of await dueDeliveries(database.db, clock(), batch)) {
    await database.transaction(async (tx) => {
      const order = await lockOrder(tx, delivery.orderId);
      if (order) await tellDue(tx, order, delivery);
    });
  }
};
