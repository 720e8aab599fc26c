import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type {
  GiftCard as CardMessage,
  GiftCardServiceImplementation,
} from '@sargam/proto/store/v1/giftcards';
import type { Deps } from '../deps.ts';
import { findCard, listCards } from '../gift-cards/card-store.ts';
import type { GiftCard } from '../gift-cards/gift-card.ts';
import { type OrderId, parseCardId, parseOrderId, parsePersonId } from '../ids.ts';
import type { Order } from '../orders/order.ts';
import { findOrders } from '../orders/order-store.ts';

export const cardHandlers = ({ database: { db } }: Deps) => {
  const withOrders = async (cards: readonly GiftCard[]): Promise<CardMessage[]> => {
    const orders = await findOrders(db, [...new Set(cards.map(({ orderId }) => orderId))]);
    return cards.map((card) => toCardMessage(card, requireOrder(orders, card.orderId)));
  };
  return {
    async listGiftCards({ page, after, orderId, personId }, context) {
      requireCaller(context, { roles: ['admin'] });
      const filter = {
        orderId: orderId ? parseOrderId(orderId) : undefined,
        personId: personId ? parsePersonId(personId) : undefined,
      };
      const { cards, ...listed } = await listCards(db, filter, { page, after });
      return { ...listed, giftCards: await withOrders(cards) };
    },

    async getGiftCard({ giftCardId }, context) {
      requireCaller(context, { roles: ['admin'] });
      const card = await findCard(db, parseCardId(giftCardId));
      const [message] = await withOrders(card ? [card] : []);
      if (!message) throw domainError.notFound('gift-card-not-found', 'This gift card was not found.');
      return message;
    },
  } satisfies Partial<GiftCardServiceImplementation>;
};

const requireOrder = (orders: ReadonlyMap<OrderId, Order>, id: OrderId): Order => {
  const order = orders.get(id);
  if (!order) throw new Error(`a gift card is of order ${id}, which is not there`);
  return order;
};

const toCardMessage = ({ value, voidedAt, creditedAt: _, ...card }: GiftCard, order: Order): CardMessage => ({
  ...card,
  senderName: order.senderName,
  purchasedBy: order.buyerId,
  purchasedByName: order.buyerName,
  receiverName: order.receiverName,
  receiverEmail: order.receiverEmail,
  receiverPhone: order.receiverPhone,
  message: order.message,
  valuePoisha: value,
  pricePoisha: order.price,
  used: card.usedBy !== undefined,
  usedBy: card.usedBy ?? '',
  voided: voidedAt !== undefined,
});
