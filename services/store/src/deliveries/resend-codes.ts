import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import type { Order } from '../orders/order.ts';
import { appendHistory } from '../orders/order-store.ts';
import { earliestResendAt, maxResendsPerDay, startOfToday } from './delivery.ts';
import { countResends, findLatestDueDates } from './delivery-store.ts';
import { scheduleDelivery } from './schedule-delivery.ts';

export const deliveryNotFound = () =>
  domainError.notFound('delivery-not-found', 'This delivery was not found.');

/** Schedules another mail with the codes of a locked order. Fails while an earlier mail may still arrive. */
export const resendCodes = async (tx: Tx<Tables>, order: Order, actor: string, at: Date): Promise<void> => {
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
