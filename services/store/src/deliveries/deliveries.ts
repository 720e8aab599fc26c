import { domainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';

import type { StoreDatabase, Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { publishDue } from '../events/gift-card-events.ts';
import { lockCards } from '../gift-cards/card-store.ts';
import type { Order } from '../orders/order.ts';
import { appendHistory, lockOrder } from '../orders/order-store.ts';
import {
  computeDueAt,
  type Delivery,
  deliveryTimeoutMs,
  earliestResendAt,
  maxResendsPerDay,
  startOfToday,
} from './delivery.ts';
import {
  countOverdueDeliveries,
  countResends,
  findDueDeliveries,
  findLatestDueDates,
  insertDelivery,
  markDeliveryOpen,
} from './delivery-store.ts';

/** Schedules a mail with the codes of a locked order, and opens the delivery if it is due now. */
export const scheduleDelivery = async (
  tx: Tx,
  order: Order,
  { resent, at }: { readonly resent: boolean; readonly at: Date },
): Promise<void> => {
  const dueAt = resent ? at : computeDueAt(order.deliverOn, at);
  const delivery = await insertDelivery(tx, { orderId: order.id, dueAt, resent, at });
  if (dueAt <= at) await openDueDelivery(tx, order, delivery);
};

/** Opens the delivery and publishes the event. The delivery stays open until messaging confirms it. */
const openDueDelivery = async (tx: Tx, order: Order, { id }: Delivery): Promise<void> => {
  const [card] = await lockCards(tx, order.id);
  if (!card || !(await markDeliveryOpen(tx, id))) return;
  await publishDue(tx, order, id);
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

const intervalMs = 60_000;

/** Alert above 0: the codes of a paid order were not sent ten minutes after they were due. */
export const monitorOverdueDeliveries = (service: Service, { db }: StoreDatabase): void => {
  const overdue = service.gauge(
    'gift_card_deliveries_overdue',
    'Gift card mails that were due more than ten minutes ago and were not sent',
  );
  service.scheduleJob('count overdue deliveries', intervalMs, async () => {
    overdue.set(await countOverdueDeliveries(db, new Date(service.clock().getTime() - deliveryTimeoutMs)));
  });
};

export const deliveryNotFound = () =>
  domainError.notFound('delivery-not-found', 'This delivery was not found.');

/** Schedules another mail with the codes of a locked order. Fails while an earlier mail may still arrive. */
export const resendCodes = async (tx: Tx, order: Order, actor: string, at: Date): Promise<void> => {
  const earliest = earliestResendAt(order, (await findLatestDueDates(tx, [order.id])).get(order.id));
  if (!earliest || at < earliest) {
    throw domainError.precondition('not-delivered-yet', 'These gift cards have not been mailed yet.');
  }
  if ((await countResends(tx, order.id, startOfToday(at))) >= maxResendsPerDay) {
    throw domainError.tooMany(
      'too-many-resends',
      `These gift cards were sent again ${maxResendsPerDay} times today. Please try again tomorrow.`,
    );
  }
  await scheduleDelivery(tx, order, { resent: true, at });
  await appendHistory(tx, order, { action: 'resend', actor, reason: 'Requested', at });
};
