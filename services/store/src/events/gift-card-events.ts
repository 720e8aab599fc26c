import { defineTopic, publishes } from '@sargam/chassis/kafka';
import { publishEvent } from '@sargam/chassis/outbox';

import { GiftCardEvent } from '@sargam/proto/store/v1/events';
import type { Tx } from '../database.ts';
import type { GiftCard, Validity } from '../gift-cards/gift-card.ts';
import type { CardId, DeliveryId, OrderId, PersonId } from '../ids.ts';
import type { Order } from '../orders/order.ts';
import { toOrderMessage } from '../orders/order-message.ts';
import { findProductImage } from '../products/product-store.ts';

/** No event contains a gift card code. */
export const giftCardEvents = publishes(
  defineTopic('store.giftcards.v1', GiftCardEvent),
  'the store’s order',
  {
    issued: 'an order is paid and its cards exist',
    due: 'the codes are due to be mailed',
    redeemed: 'a card’s value is credited to a wallet',
    refunded: 'an order is refunded and its cards are voided',
  },
);

const publish = (tx: Tx, orderId: OrderId, event: GiftCardEvent['event']): Promise<unknown> =>
  publishEvent(tx, giftCardEvents, orderId, { event });

export const publishIssued = (tx: Tx, order: Order, cards: readonly CardId[]): Promise<unknown> =>
  publish(tx, order.id, {
    $case: 'issued',
    value: { order: toOrderMessage(order), giftCardIds: [...cards] },
  });

export const publishDue = async (
  tx: Tx,
  order: Order,
  deliveryId: DeliveryId,
  validity: Validity,
): Promise<void> => {
  const image = await findProductImage(tx, order.productId);
  const due = { order: toOrderMessage(order), deliveryId, image, ...validity };
  await publish(tx, order.id, { $case: 'due', value: due });
};

export const publishRedeemed = (tx: Tx, card: GiftCard & { readonly usedBy: PersonId }): Promise<unknown> =>
  publish(tx, card.orderId, {
    $case: 'redeemed',
    value: {
      giftCardId: card.id,
      orderId: card.orderId,
      redeemedBy: card.usedBy,
      valuePoisha: card.value,
      redeemedAt: card.usedAt,
    },
  });

export const publishRefunded = (tx: Tx, order: Order): Promise<unknown> =>
  publish(tx, order.id, { $case: 'refunded', value: { order: toOrderMessage(order) } });
