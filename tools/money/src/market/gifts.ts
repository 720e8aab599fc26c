import type { StoreOrder } from '@sargam/proto/store/v1/orders';
import type { OutcomeName } from '../../../sandboxes/sslcommerz/src/payments/outcome.ts';
import type { Books } from '../books/books.ts';
import type { Clients } from '../rig/clients.ts';
import type { Rig } from '../rig/rig.ts';
import { customer, type Student } from './student.ts';

export interface OnShelf {
  readonly id: string;
  readonly price: bigint;
}

/** An order of gift cards for oneself, whose page has ended as told. */
export const giftOrderEnded = async (
  rig: Rig,
  student: Student,
  product: OnShelf,
  quantity: number,
  outcome: OutcomeName,
): Promise<{ readonly order: StoreOrder; readonly fields: Record<string, string> }> => {
  const expectedTotalPoisha = product.price * BigInt(quantity);
  const placed = await student.calls.storeOrders.placeStoreOrder({
    buyerId: student.id,
    productId: product.id,
    quantity,
    expectedTotalPoisha,
    forMyself: true,
    buyerName: customer.name,
    buyerEmail: customer.email,
    buyerPhone: customer.phone,
    language: 'en',
  });
  const { gatewayPageUrl } = await student.calls.storeOrders.startStorePayment({
    orderId: placed.id,
    expectedTotalPoisha,
    customer,
  });
  return { order: placed, fields: await rig.sandbox.buyer(gatewayPageUrl, outcome) };
};

/** The code of an order's first card, as the mail would say it. */
export const codeOf = async (clients: Clients, books: Books, orderId: string): Promise<string> => {
  const [delivery] = await books.ask<{ id: string }>(
    'store',
    'select id from deliveries where order_id = $1',
    [orderId],
  );
  if (!delivery) throw new Error('nothing is to be delivered yet');
  const messaging = clients.as({ subject: 'messaging', roles: ['service'], session: '', claims: {} });
  const { cards } = await messaging.giftCards.revealCodes({ deliveryId: delivery.id });
  const [card] = cards;
  if (!card) throw new Error('no code');
  return card.code;
};
