import { defineTopic, publishes } from '@sargam/chassis/kafka';
import { publishEvent } from '@sargam/chassis/outbox';

import { GiftCardEvent } from '@sargam/proto/store/v2/events';
import type { Tx } from '../database.ts';
import type { GiftCard } from '../gift-cards/gift-card.ts';
import type { CardId, DeliveryId, OrderId, PersonId } from '../ids.ts';
import type { Order } from '../orders/order.ts';

/** No event contains a gift card code, a message, or names, addresses and phone numbers of buyer and receiver. */
export const giftCardEvents = publishes(
  defineTopic('store.giftcards.v2', GiftCardEvent),
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
  publish(tx, order.id, { $case: 'issued', value: { orderId: order.id, giftCardIds: [...cards] } });

export const publishDue = (tx: Tx, order: Order, deliveryId: DeliveryId): Promise<unknown> =>
  publish(tx, order.id, { $case: 'due', value: { orderId: order.id, deliveryId } });

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
  publish(tx, order.id, { $case: 'refunded', value: { orderId: order.id } });
