import { ChargeState } from '@sargam/proto/commerce/v1/charge';
import type { PaymentEvent } from '@sargam/proto/commerce/v1/events';
import { PaymentMethod } from '@sargam/proto/commerce/v1/payment';
import { StoreOrderState } from '@sargam/proto/store/v1/orders';
import { StoreServiceDefinition } from '@sargam/proto/store/v1/store';
import { giftCardEvents } from '../src/events/gift-card-events.ts';
import { paymentEvents } from '../src/fulfilment/payment-events.ts';
import {
  adminCards,
  adminOrders,
  ordersOf,
  paidEvent,
  pay,
  placeOrder,
  price,
  startTestSystem,
  type TestSystem,
} from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem(import.meta.dirname);
}, 60_000);
afterAll(() => system.stop(), 30_000);

const buyer = () => ordersOf(system, 'tasnim');
const findState = async (orderId: string) => (await buyer().getStoreOrder({ orderId })).state;
const waitForState = (orderId: string, state: StoreOrderState) =>
  system.suite.eventually(async () => expect(await findState(orderId)).toBe(state));
const listCardsOfOrder = async (orderId: string) =>
  (await adminCards(system).listGiftCards({ orderId })).giftCards;
const closedEvent = (reference: string, state: ChargeState): PaymentEvent => ({
  event: { $case: 'closed', value: { reference, state, closedAt: system.now() } },
});

it('the payment page is opened through commerce, for the buyer only', async () => {
  const order = await placeOrder(system, { quantity: 2 });
  const request = {
    orderId: order.id,
    expectedTotalPoisha: order.totalPoisha,
    method: PaymentMethod.PAYMENT_METHOD_BKASH,
    customer: { name: 'Tasnim', email: 'tasnim@example.com', phone: '01712345678' },
    idempotencyKey: 'p1',
  };
  expect(await buyer().startStorePayment(request)).toEqual({
    gatewayPageUrl: `https://gateway.test/${order.id}`,
  });
  expect(system.commerce.charges.at(-1)).toMatchObject({
    reference: order.id,
    payerId: 'tasnim',
    amountPoisha: price * 2n,
    productName: 'Gift card 1,000',
    productNameBn: 'গিফট কার্ড ১,০০০',
    quantity: 2,
    idempotencyKey: 'p1',
  });
  await expect(ordersOf(system, 'somebody').startStorePayment(request)).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await expect(buyer().startStorePayment({ ...request, expectedTotalPoisha: 1n })).rejects.toMatchObject({
    code: 'price-changed',
  });
});

it('the ordered number of cards is issued once when the payment event is repeated', async () => {
  const order = await placeOrder(system, { quantity: 5 });
  system.suite.publishedEvents(giftCardEvents);
  const paid = paidEvent(order, system);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      system.suite.publish(paymentEvents, order.id, paid, { id: `p-${order.id}-${index % 10}` }),
    ),
  );
  await waitForState(order.id, StoreOrderState.STORE_ORDER_STATE_PAID);
  await system.suite.eventually(async () => {
    const issued = system.suite.publishedEvents(giftCardEvents).filter(({ key }) => key === order.id);
    expect(issued.map(({ type }) => type)).toEqual(['issued', 'due']);
  });
  const cards = await listCardsOfOrder(order.id);
  expect(cards).toHaveLength(5);
  expect(new Set(cards.map(({ lastFour }) => lastFour)).size).toBeGreaterThan(3);
  expect(await buyer().getStoreOrder({ orderId: order.id })).toMatchObject({
    payment: { cardType: 'BKASH-BKash' },
    receivedPoisha: (order.totalPoisha * 975n) / 1000n,
    invoiceNumber: 'INV-000001',
  });
});

it('the sold count of a product increases by the quantity', async () => {
  const store = system.suite.client(StoreServiceDefinition);
  const { sold } = await store.getProduct({ productId: 'card' });
  const order = await placeOrder(system, { quantity: 4 });
  await pay(system, order);
  await waitForState(order.id, StoreOrderState.STORE_ORDER_STATE_PAID);
  expect((await store.getProduct({ productId: 'card' })).sold).toBe(sold + 4);
});

it.each([
  ['failed', ChargeState.CHARGE_STATE_FAILED, StoreOrderState.STORE_ORDER_STATE_FAILED],
  ['cancelled', ChargeState.CHARGE_STATE_CANCELLED, StoreOrderState.STORE_ORDER_STATE_CANCELLED],
  ['expired', ChargeState.CHARGE_STATE_EXPIRED, StoreOrderState.STORE_ORDER_STATE_CANCELLED],
])(
  'an order whose payment is %s ends, and a later payment still issues its card',
  async (_, charge, state) => {
    const order = await placeOrder(system);
    await system.suite.publish(paymentEvents, order.id, closedEvent(order.id, charge));
    await waitForState(order.id, state);
    await expect(
      buyer().startStorePayment({ orderId: order.id, expectedTotalPoisha: order.totalPoisha }),
    ).rejects.toMatchObject({ code: 'order-ended' });
    await pay(system, order);
    await waitForState(order.id, StoreOrderState.STORE_ORDER_STATE_PAID);
    expect(await listCardsOfOrder(order.id)).toHaveLength(1);
  },
);

it('an order stays pending while its payment is under review, and is paid when an admin accepts it', async () => {
  const order = await placeOrder(system);
  await system.suite.publish(paymentEvents, order.id, closedEvent(order.id, ChargeState.CHARGE_STATE_REVIEW));
  await system.suite.eventually(async () =>
    expect(await buyer().getStoreOrder({ orderId: order.id })).toMatchObject({
      underReview: true,
      state: StoreOrderState.STORE_ORDER_STATE_PENDING,
    }),
  );
  const listReviews = async () =>
    (await adminOrders(system).listStoreOrders({ underReviewOnly: true })).orders.map(({ id }) => id);
  await placeOrder(system);
  expect(await listReviews()).toEqual([order.id]);
  await pay(system, order);
  await waitForState(order.id, StoreOrderState.STORE_ORDER_STATE_PAID);
  expect(await listReviews()).toEqual([]);
});

it('an order that is not paid in time is cancelled', async () => {
  const order = await placeOrder(system);
  system.advanceClock(31 * 60_000);
  await waitForState(order.id, StoreOrderState.STORE_ORDER_STATE_CANCELLED);
});
