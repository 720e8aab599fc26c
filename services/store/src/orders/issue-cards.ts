import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import { planDelivery } from '../deliveries/deliver.ts';
import type { Deps } from '../deps.ts';
import { announceIssued } from '../giftcards/card-events.ts';
import { insertCards } from '../giftcards/card-store.ts';
import { validityOf } from '../giftcards/gift-card.ts';
import { countSold } from '../products/product-store.ts';
import type { Order } from './order.ts';

/** Makes the cards of an order that is paid, counts the sale and plans their mail. */
export const issueCards = async (
  tx: Tx<Tables>,
  { clock, codes, log, meters }: Pick<Deps, 'clock' | 'codes' | 'log' | 'meters'>,
  order: Order,
  paidAt: Date,
): Promise<void> => {
  const at = clock();
  const validity = validityOf(order.deliverOn, paidAt, order.validityDays);
  const { id: orderId, quantity, value } = order;
  const cards = await insertCards(tx, codes, { orderId, quantity, value, ...validity, at });
  await countSold(tx, order.productId, quantity);
  await announceIssued(tx, order, cards);
  await planDelivery(tx, order, { resent: false, at });
  meters.issued(quantity);
  log.info({ order: orderId, giftCards: quantity }, 'gift cards issued');
};
