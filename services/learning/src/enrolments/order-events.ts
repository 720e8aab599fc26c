import type { Clock } from '@sargam/chassis/clock';
import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import type { Tables } from '../database.ts';
import { enrolBuyer, revokeAccess } from './enrol.ts';

export const orderEvents = subscribes(defineTopic('commerce.orders.v1', OrderEvent), {
  paid: 'enrols the student in each course',
  refunded: 'ends the access that a fully refunded order gave',
});

/** A paid order enrols; a full refund ends access. A partial refund does not change access (decision M13). */
export const orderEventHandlers = (clock: Clock): HandlersOf<typeof orderEvents, Tx<Tables>> => ({
  paid: async ({ order }, _, tx) => {
    if (order) await enrolBuyer(tx, order, clock());
  },
  refunded: async ({ order, full }, _, tx) => {
    if (order && full) await revokeAccess(tx, order, clock());
  },
});
