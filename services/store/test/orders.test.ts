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
  anOrderForm,
  openWorld,
  ordersOf,
  paidEvent,
  pay,
  placed,
  price,
  value,
  type World,
} from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(__dirname);
}, 60_000);
afterAll(() => world.stop(), 30_000);

const buyer = () => ordersOf(world, 'tasnim');
const stateOf = async (orderId: string) => (await buyer().getStoreOrder({ orderId })).state;
const becomes = (orderId: string, state: StoreOrderState) =>
  world.suite.eventually(async () => expect(await stateOf(orderId)).toBe(state));
const cardsOfOrder = async (orderId: string) =>
  (await adminCards(world).listGiftCards({})).giftCards.filter((card) => card.orderId === orderId);
const closed = (reference: string, state: ChargeState): PaymentEvent => ({
  event: { $case: 'closed', value: { reference, state, closedAt: world.now() } },
});

it('makes an order at the card’s own price, with the receiver’s number in the digits that are dialled', async () => {
  const order = await placed(world, { quantity: 3 });
  expect(order).toMatchObject({
    state: StoreOrderState.STORE_ORDER_STATE_PENDING,
    pricePoisha: price,
    valuePoisha: value,
    totalPoisha: price * 3n,
    receiverPhone: '01712345678',
    productName: { en: 'Gift card 1,000' },
  });
});

it('tells a buyer whose screen is stale what the card costs now', async () => {
  const error = await placed(world, { expectedTotalPoisha: 1n }).catch((refusal) => refusal);
  expect(error).toMatchObject({ kind: 'conflict', code: 'price-changed' });
  expect(JSON.parse(error.detail.product)).toMatchObject({ id: 'card', pricePoisha: String(price) });
});

it('names every field that is missing', async () => {
  await expect(
    placed(world, { receiverName: ' ', receiverEmail: 'nope', quantity: 0 }),
  ).rejects.toMatchObject({
    kind: 'invalid',
    fields: [{ field: 'quantity' }, { field: 'receiverName' }, { field: 'receiverEmail' }],
  });
});

it('sells to nobody whose e-mail address is not verified, and to nobody in another’s name', async () => {
  await expect(ordersOf(world, 'tasnim', false).placeStoreOrder(anOrderForm())).rejects.toMatchObject({
    code: 'email-not-verified',
  });
  await expect(ordersOf(world, 'somebody').placeStoreOrder(anOrderForm())).rejects.toMatchObject({
    kind: 'forbidden',
  });
});

it('sells no card that was taken off the shelf', async () => {
  const admin = world.suite.as({ subject: 'admin', roles: ['admin'] }).client(StoreServiceDefinition);
  const { products } = await admin.listProducts({});
  await admin.saveProduct({ productId: 'gone', product: { ...products[0], slug: 'gift-gone' } });
  await admin.deleteProduct({ productId: 'gone' });
  await expect(placed(world, { productId: 'gone' })).rejects.toMatchObject({ code: 'product-not-found' });
});

it('makes one order of one key, and refuses the key for another form', async () => {
  const orders = await Promise.all([1, 2, 3].map(() => placed(world, { idempotencyKey: 'k1' })));
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  expect(orders[1]).toEqual(orders[0]);
  await expect(placed(world, { idempotencyKey: 'k1', quantity: 2 })).rejects.toMatchObject({
    code: 'idempotency-key-reused',
  });
});

it('opens the payment page through commerce, for the buyer alone', async () => {
  const order = await placed(world, { quantity: 2 });
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
  expect(world.commerce.charges.at(-1)).toMatchObject({
    reference: order.id,
    payerId: 'tasnim',
    amountPoisha: price * 2n,
    productName: 'Gift card 1,000',
    productNameBn: 'গিফট কার্ড ১,০০০',
    quantity: 2,
    idempotencyKey: 'p1',
  });
  await expect(ordersOf(world, 'somebody').startStorePayment(request)).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await expect(buyer().startStorePayment({ ...request, expectedTotalPoisha: 1n })).rejects.toMatchObject({
    code: 'price-changed',
  });
});

it('makes exactly as many cards as were bought, however often it hears of the payment', async () => {
  const order = await placed(world, { quantity: 5 });
  world.suite.publishedEvents(giftCardEvents);
  const paid = paidEvent(order, world);
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      world.suite.publish(paymentEvents, order.id, paid, { id: `p-${order.id}-${at % 10}` }),
    ),
  );
  await becomes(order.id, StoreOrderState.STORE_ORDER_STATE_PAID);
  await world.suite.eventually(async () => {
    const issued = world.suite.publishedEvents(giftCardEvents).filter(({ key }) => key === order.id);
    expect(issued.map(({ type }) => type)).toEqual(['issued', 'due']);
  });
  const cards = await cardsOfOrder(order.id);
  expect(cards).toHaveLength(5);
  expect(new Set(cards.map(({ lastFour }) => lastFour)).size).toBeGreaterThan(3);
  expect(await buyer().getStoreOrder({ orderId: order.id })).toMatchObject({
    payment: { cardType: 'BKASH-BKash' },
    receivedPoisha: (order.totalPoisha * 975n) / 1000n,
    invoiceNumber: 'INV-000001',
  });
});

it('counts what was sold', async () => {
  const store = world.suite.client(StoreServiceDefinition);
  const { sold } = await store.getProduct({ productId: 'card' });
  const order = await placed(world, { quantity: 4 });
  await pay(world, order);
  await becomes(order.id, StoreOrderState.STORE_ORDER_STATE_PAID);
  expect((await store.getProduct({ productId: 'card' })).sold).toBe(sold + 4);
});

it.each([
  ['failed', ChargeState.CHARGE_STATE_FAILED, StoreOrderState.STORE_ORDER_STATE_FAILED],
  ['cancelled', ChargeState.CHARGE_STATE_CANCELLED, StoreOrderState.STORE_ORDER_STATE_CANCELLED],
  ['expired', ChargeState.CHARGE_STATE_EXPIRED, StoreOrderState.STORE_ORDER_STATE_CANCELLED],
])('ends an order whose payment %s, and still takes the money that comes after', async (_, charge, state) => {
  const order = await placed(world);
  await world.suite.publish(paymentEvents, order.id, closed(order.id, charge));
  await becomes(order.id, state);
  await expect(
    buyer().startStorePayment({ orderId: order.id, expectedTotalPoisha: order.totalPoisha }),
  ).rejects.toMatchObject({ code: 'order-ended' });
  await pay(world, order);
  await becomes(order.id, StoreOrderState.STORE_ORDER_STATE_PAID);
  expect(await cardsOfOrder(order.id)).toHaveLength(1);
});

it('keeps an order pending while its payment is under review, and takes it when an admin does', async () => {
  const order = await placed(world);
  await world.suite.publish(paymentEvents, order.id, closed(order.id, ChargeState.CHARGE_STATE_REVIEW));
  await world.suite.eventually(async () =>
    expect(await buyer().getStoreOrder({ orderId: order.id })).toMatchObject({
      underReview: true,
      state: StoreOrderState.STORE_ORDER_STATE_PENDING,
    }),
  );
  await pay(world, order);
  await becomes(order.id, StoreOrderState.STORE_ORDER_STATE_PAID);
});

it('gives an order up that nobody pays in time', async () => {
  const order = await placed(world);
  world.later(31 * 60_000);
  await becomes(order.id, StoreOrderState.STORE_ORDER_STATE_CANCELLED);
});

it('shows orders to their buyer and to admins, the newest first', async () => {
  const first = await ordersOf(world, 'rafi').placeStoreOrder(anOrderForm({ buyerId: 'rafi' }));
  const second = await ordersOf(world, 'rafi').placeStoreOrder(anOrderForm({ buyerId: 'rafi' }));
  const { orders, total } = await ordersOf(world, 'rafi').listStoreOrders({ buyerId: 'rafi' });
  expect(orders.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(total).toBe(2);
  const page = { page: 1, limit: 1 };
  expect((await adminOrders(world).listStoreOrders({ buyerId: '', page })).orders[0]?.id).toBe(second.id);
  for (const buyerId of ['rafi', ''])
    await expect(buyer().listStoreOrders({ buyerId })).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(buyer().getStoreOrder({ orderId: first.id })).rejects.toMatchObject({ kind: 'forbidden' });
});
