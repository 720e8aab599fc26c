import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import { scheduleDelivery } from '../deliveries/schedule-delivery.ts';
import type { Deps } from '../deps.ts';
import { publishIssued } from '../events/gift-card-events.ts';
import { insertCards } from '../gift-cards/card-store.ts';
import { computeValidity } from '../gift-cards/gift-card.ts';
import type { Order } from '../orders/order.ts';
import { incrementSold } from '../products/product-store.ts';

/** Creates the cards of a paid order, counts the sale and schedules the mail. */
export const issueCards = async (
  tx: Tx<Tables>,
  { clock, codes, log, metrics }: Pick<Deps, 'clock' | 'codes' | 'log' | 'metrics'>,
  order: Order,
  paidAt: Date,
): Promise<void> => {
  const at = clock();
  const validity = computeValidity(order.deliverOn, paidAt, order.validityDays);
  const { id: orderId, quantity, value } = order;
  const cards = await insertCards(tx, codes, { orderId, quantity, value, ...validity, at });
  await incrementSold(tx, order.productId, quantity);
  await publishIssued(tx, order, cards);
  await scheduleDelivery(tx, order, { resent: false, at });
  metrics.countIssued(quantity);
  log.info({ order: orderId, giftCards: quantity }, 'gift cards issued');
};
