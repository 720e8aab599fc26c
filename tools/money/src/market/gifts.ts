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

/** An order of gift cards for oneself. */
export const orderGifts = (
  student: Student,
  product: OnShelf,
  quantity: number,
  idempotencyKey = '',
): Promise<StoreOrder> =>
  student.calls.storeOrders.placeStoreOrder({
    buyerId: student.id,
    productId: product.id,
    quantity,
    expectedTotalPoisha: product.price * BigInt(quantity),
    forMyself: true,
    buyerName: customer.name,
    buyerEmail: customer.email,
    buyerPhone: customer.phone,
    language: 'en',
    idempotencyKey,
  });

/** Opens the gateway's page for an order of gift cards; answers its address. */
export const giftPageOf = async (student: Student, placed: StoreOrder): Promise<string> => {
  const { gatewayPageUrl } = await student.calls.storeOrders.startStorePayment({
    orderId: placed.id,
    expectedTotalPoisha: placed.totalPoisha,
    customer,
  });
  return gatewayPageUrl;
};

/** An order of gift cards for oneself, whose page has ended as told. */
export const giftOrderEnded = async (
  rig: Rig,
  student: Student,
  product: OnShelf,
  quantity: number,
  outcome: OutcomeName,
): Promise<{ readonly order: StoreOrder; readonly fields: Record<string, string> }> => {
  const placed = await orderGifts(student, product, quantity);
  return { order: placed, fields: await rig.sandbox.buyer(await giftPageOf(student, placed), outcome) };
};

/** The codes of an order's cards, as the mail would say them. */
export const codesOf = async (
  clients: Clients,
  books: Books,
  orderId: string,
): Promise<readonly string[]> => {
  const [delivery] = await books.ask<{ id: string }>(
    'store',
    'select id from deliveries where order_id = $1',
    [orderId],
  );
  if (!delivery) throw new Error('nothing is to be delivered yet');
  const messaging = clients.as({ subject: 'messaging', roles: ['service'], session: '', claims: {} });
  const { cards } = await messaging.giftCards.revealCodes({ deliveryId: delivery.id });
  return cards.map(({ code }) => code);
};

/** The code of an order's first card. */
export const codeOf = async (clients: Clients, books: Books, orderId: string): Promise<string> => {
  const [code] = await codesOf(clients, books, orderId);
  if (!code) throw new Error('no code');
  return code;
};
