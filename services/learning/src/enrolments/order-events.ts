import { defineTopic, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import type { Tables } from '../database.ts';
import { enrolBuyer, revokeAccess } from './enrol.ts';

export const orderEvents = subscribes(defineTopic('commerce.orders.v1', OrderEvent), {
  paid: 'enrols the student in each course',
  refunded: 'ends the access that a fully refunded order gave',
});

/** A paid order enrols; a full refund ends access. A partial refund does not change access (decision M13). */
export const onOrderEvent = async ({ event }: OrderEvent, now: Date, tx: Tx<Tables>): Promise<void> => {
  const order = event?.value.order;
  if (!event || !order) return;
  if (event.$case === 'paid') await enrolBuyer(tx, order, now);
  if (event.$case === 'refunded' && event.value.full) await revokeAccess(tx, order, now);
};
