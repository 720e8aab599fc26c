import { defineTopic, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import type { Tables } from '../database.ts';
import { endAccess, enrol } from './enrol.ts';

export const orderEvents = subscribes(defineTopic('commerce.orders.v1', OrderEvent), {
  paid: 'the student is enrolled in each of its courses',
  refunded: 'once all of it went back, what it gave ends',
});

/** A paid order enrols; one that went back whole ends what it gave. Giving back a part changes no access (decision M13). */
export const hearOfOrder = async ({ event }: OrderEvent, now: Date, tx: Tx<Tables>): Promise<void> => {
  const order = event?.value.order;
  if (!event || !order) return;
  if (event.$case === 'paid') await enrol(tx, order, now);
  if (event.$case === 'refunded' && event.value.full) await endAccess(tx, order, now);
};
