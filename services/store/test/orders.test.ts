import { StoreOrderState } from '@sargam/proto/store/v1/orders';
import { StoreServiceDefinition } from '@sargam/proto/store/v1/store';
import {
  adminOrders,
  buildOrderForm,
  ordersOf,
  placeOrder,
  price,
  startTestSystem,
  type TestSystem,
  value,
} from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem(import.meta.dirname);
}, 60_000);
afterAll(() => system.stop(), 30_000);

const buyer = () => ordersOf(system, 'tasnim');

it('an order has the product’s price, and the receiver’s phone number in ASCII digits', async () => {
  const order = await placeOrder(system, { quantity: 3 });
  expect(order).toMatchObject({
    state: StoreOrderState.STORE_ORDER_STATE_PENDING,
    pricePoisha: price,
    valuePoisha: value,
    totalPoisha: price * 3n,
    receiverPhone: '01712345678',
    productName: { en: 'Gift card 1,000' },
  });
});

it('an order with an outdated price is rejected with the current product', async () => {
  const error = await placeOrder(system, { expectedTotalPoisha: 1n }).catch((rejection) => rejection);
  expect(error).toMatchObject({ kind: 'conflict', code: 'price-changed' });
  expect(JSON.parse(error.detail.product)).toMatchObject({ id: 'card', pricePoisha: String(price) });
});

it('an invalid order is rejected with every field error', async () => {
  await expect(
    placeOrder(system, { receiverName: ' ', receiverEmail: 'nope', quantity: 0 }),
  ).rejects.toMatchObject({
    kind: 'invalid',
    fields: [{ field: 'quantity' }, { field: 'receiverName' }, { field: 'receiverEmail' }],
  });
});

it('an order needs a verified e-mail address, and its caller must be the buyer', async () => {
  await expect(ordersOf(system, 'tasnim', false).placeStoreOrder(buildOrderForm())).rejects.toMatchObject({
    code: 'email-not-verified',
  });
  await expect(ordersOf(system, 'somebody').placeStoreOrder(buildOrderForm())).rejects.toMatchObject({
    kind: 'forbidden',
  });
});

it('a product that was removed from sale cannot be ordered', async () => {
  const admin = system.suite.as({ subject: 'admin', roles: ['admin'] }).client(StoreServiceDefinition);
  const { products } = await admin.listProducts({});
  await admin.saveProduct({ productId: 'gone', product: { ...products[0], slug: 'gift-gone' } });
  await admin.deleteProduct({ productId: 'gone' });
  await expect(placeOrder(system, { productId: 'gone' })).rejects.toMatchObject({
    code: 'product-not-found',
  });
});

it('one idempotency key creates one order, and is rejected for another form', async () => {
  const orders = await Promise.all([1, 2, 3].map(() => placeOrder(system, { idempotencyKey: 'k1' })));
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  expect(orders[1]).toEqual(orders[0]);
  await expect(placeOrder(system, { idempotencyKey: 'k1', quantity: 2 })).rejects.toMatchObject({
    code: 'idempotency-key-reused',
  });
});

it('orders are visible to their buyer and to admins, the newest first', async () => {
  const first = await ordersOf(system, 'rafi').placeStoreOrder(buildOrderForm({ buyerId: 'rafi' }));
  const second = await ordersOf(system, 'rafi').placeStoreOrder(buildOrderForm({ buyerId: 'rafi' }));
  const { orders, total } = await ordersOf(system, 'rafi').listStoreOrders({ buyerId: 'rafi' });
  expect(orders.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(total).toBe(2);
  const page = { page: 1, limit: 1 };
  expect((await adminOrders(system).listStoreOrders({ buyerId: '', page })).orders[0]?.id).toBe(second.id);
  for (const buyerId of ['rafi', ''])
    await expect(buyer().listStoreOrders({ buyerId })).rejects.toMatchObject({ kind: 'forbidden' });
  const after = { createdAt: second.createdAt, id: second.id };
  const next = await adminOrders(system).listStoreOrders({ page, after });
  expect(next).toMatchObject({ orders: [{ id: first.id }], total: 0 });
  await expect(buyer().getStoreOrder({ orderId: first.id })).rejects.toMatchObject({ kind: 'forbidden' });
});
