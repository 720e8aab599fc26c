import { refuse } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import type { Order } from '../orders/order.ts';
import { recordDeed } from '../orders/order-store.ts';
import { planDelivery } from './deliver.ts';
import { resendFrom, resendsMost, startOfToday } from './delivery.ts';
import { countResends, latestUnderWay } from './delivery-store.ts';

export const deliveryNotFound = () => refuse.notFound('delivery-not-found', 'This delivery was not found.');

/** Mails the codes of a locked order once more, to its address; refused while a mail with them may still arrive. */
export const resendCodes = async (tx: Tx<Tables>, order: Order, actor: string, at: Date): Promise<void> => {
  const from = resendFrom(order, (await latestUnderWay(tx, [order.id])).get(order.id));
  if (!from || at < from) {
    throw refuse.precondition('not-delivered-yet', 'These gift cards have not been mailed yet.');
  }
  if ((await countResends(tx, order.id, startOfToday(at))) >= resendsMost) {
    throw refuse.tooMany(
      'too-many-resends',
      `These gift cards were sent again ${resendsMost} times today. Please try again tomorrow.`,
    );
  }
  await planDelivery(tx, order, { resent: true, at });
  await recordDeed(tx, order, { action: 'resend', actor, reason: 'Asked for', at });
};
