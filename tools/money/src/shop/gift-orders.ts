import type { StoreOrder } from '@sargam/proto/store/v1/orders';
import type { OutcomeName } from '@sargam/sslcommerz-sandbox/payments/outcome';
import type { ServiceDatabases } from '../checks/service-databases.ts';
import type { Clients } from '../system/clients.ts';
import type { TestSystem } from '../system/test-system.ts';
import { customer, type Student } from './student.ts';

export interface GiftCardProduct {
  readonly id: string;
  readonly price: bigint;
}

/** Places a gift card order for the buyer, or with `details` for a receiver. */
export const placeGiftOrder = (
  student: Student,
  product: GiftCardProduct,
  quantity: number,
  details: Parameters<Student['calls']['storeOrders']['placeStoreOrder']>[0] = {},
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
    ...details,
  });

/** Opens the payment page of a gift card order and returns its URL. */
export const openGiftPaymentPage = async (student: Student, placed: StoreOrder): Promise<string> => {
  const { gatewayPageUrl } = await student.calls.storeOrders.startStorePayment({
    orderId: placed.id,
    expectedTotalPoisha: placed.totalPoisha,
    customer,
  });
  return gatewayPageUrl;
};

/** Places a gift card order for the buyer and completes its payment page with the outcome. */
export const completeGiftOrder = async (
  system: TestSystem,
  student: Student,
  product: GiftCardProduct,
  quantity: number,
  outcome: OutcomeName,
): Promise<{ readonly order: StoreOrder; readonly fields: Record<string, string> }> => {
  const placed = await placeGiftOrder(student, product, quantity);
  return {
    order: placed,
    fields: await system.sandbox.completePage(await openGiftPaymentPage(student, placed), outcome),
  };
};

/** Reads the gift card codes of an order, as the mail service does. */
export const readGiftCardCodes = async (
  clients: Clients,
  databases: ServiceDatabases,
  orderId: string,
): Promise<readonly string[]> => {
  const [delivery] = await databases.query<{ id: string }>(
    'store',
    'select id from deliveries where order_id = $1',
    [orderId],
  );
  if (!delivery) throw new Error('the order has no delivery yet');
  const { messaging } = clients;
  const { cards } = await messaging.giftCards.revealCodes({ deliveryId: delivery.id });
  return cards.map(({ code }) => code);
};

/** Reads the code of the first gift card of an order. */
export const readGiftCardCode = async (
  clients: Clients,
  databases: ServiceDatabases,
  orderId: string,
): Promise<string> => {
  const [code] = await readGiftCardCodes(clients, databases, orderId);
  if (!code) throw new Error('the order has no gift card code');
  return code;
};
