import { listChangingMethods } from '@sargam/chassis/testing';
import { AuditServiceDefinition } from '@sargam/proto/store/v1/audit';
import {
  adminOrders,
  adminProducts,
  buildProduct,
  buyCards,
  messaging,
  ordersOf,
  startTestSystem,
  type TestSystem,
} from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem(import.meta.dirname);
}, 60_000);
afterAll(() => system.stop(), 30_000);

const listEntries = async (targetId: string) => {
  const audit = system.suite.as({ subject: 'admin', roles: ['admin'] }).client(AuditServiceDefinition);
  const { entries } = await audit.listAuditEntries({ targetId });
  return entries.map(({ actor, action, targetKind, reason, beforeJson, afterJson }) => ({
    actor,
    action,
    targetKind,
    reason,
    before: beforeJson === '' ? undefined : (JSON.parse(beforeJson) as unknown),
    after: afterJson === '' ? undefined : (JSON.parse(afterJson) as unknown),
  }));
};

const category = { name: { en: 'Cards', bn: 'কার্ড' } };
const createCategory = async () => (await adminProducts(system.suite).saveCategory({ category })).id;
const createProduct = async () => {
  const product = buildProduct({ slug: `gift-${Date.now()}` });
  return (await adminProducts(system.suite).saveProduct({ product })).id;
};

interface Expected {
  readonly target: string;
  readonly kind: string;
  readonly entry: object;
}

/** Each call that changes something for an admin, and the newest entry of its target. */
const changes: Record<string, () => Promise<Expected>> = {
  saveCategory: async () => {
    const target = await createCategory();
    await adminProducts(system.suite).saveCategory({
      categoryId: target,
      category: { name: { en: 'Gifts', bn: '' } },
    });
    const [before, after] = [category.name, { en: 'Gifts', bn: '' }].map((name) => ({ name }));
    return { target, kind: 'category', entry: { before, after } };
  },
  deleteCategory: async () => {
    const target = await createCategory();
    await adminProducts(system.suite).deleteCategory({ categoryId: target });
    return { target, kind: 'category', entry: { before: category, after: undefined } };
  },
  saveProduct: async () => {
    const target = await createProduct();
    const product = buildProduct({ slug: `other-${Date.now()}`, pricePoisha: 90_000n });
    await adminProducts(system.suite).saveProduct({ productId: target, product });
    return {
      target,
      kind: 'product',
      entry: { before: { price: '95000' }, after: { price: '90000', slug: product.slug } },
    };
  },
  deleteProduct: async () => {
    const target = await createProduct();
    await adminProducts(system.suite).deleteProduct({ productId: target });
    return { target, kind: 'product', entry: { before: { onSale: true }, after: { onSale: false } } };
  },
  resendGiftCards: async () => {
    const { order, deliveryId } = await buyCards(system);
    await messaging(system).confirmDelivery({ deliveryId });
    await adminOrders(system).resendGiftCards({ orderId: order.id });
    return { target: order.id, kind: 'store-order', entry: {} };
  },
  refundStoreOrder: async () => {
    const { order } = await buyCards(system);
    const reason = 'Bought by mistake';
    await adminOrders(system).refundStoreOrder({ orderId: order.id, reason });
    const entry = { before: { state: 'paid' }, after: { state: 'refunded' }, reason };
    return { target: order.id, kind: 'store-order', entry };
  },
};

const byStudent = 'only the buyer or the redeeming student does this';
const delivery = 'messaging reports what it mailed';
const exceptions: Record<string, string> = {
  placeStoreOrder: byStudent,
  startStorePayment: byStudent,
  redeemGiftCard: byStudent,
  revealCodes: delivery,
  confirmDelivery: delivery,
};

it('each changing call is in the list of audited calls or has a reason for its exception', () => {
  expect([...Object.keys(changes), ...Object.keys(exceptions)].sort()).toEqual(
    listChangingMethods(system.suite),
  );
});

it.each(Object.keys(changes))('%s by an admin leaves an entry with what changed and why', async (name) => {
  const { target, kind, entry } = (await changes[name]?.()) ?? { target: '', kind: '', entry: {} };
  const action = name.charAt(0).toUpperCase() + name.slice(1);
  expect((await listEntries(target))[0]).toMatchObject({
    actor: 'admin',
    action,
    targetKind: kind,
    ...entry,
  });
});

it('a repeat that changes nothing and a refused change leave no entry', async () => {
  const id = await createProduct();
  const products = adminProducts(system.suite);
  for (let time = 0; time < 2; time += 1) await products.deleteProduct({ productId: id });
  await expect(products.saveProduct({ productId: id, product: buildProduct() })).rejects.toMatchObject({
    code: 'product-param-taken',
  });
  expect((await listEntries(id)).map(({ action }) => action)).toEqual(['DeleteProduct', 'SaveProduct']);

  const { order } = await buyCards(system);
  const request = { orderId: order.id, reason: 'Bought by mistake' };
  await Promise.all([1, 2, 3].map(() => adminOrders(system).refundStoreOrder(request)));
  expect(await listEntries(order.id)).toHaveLength(1);
});

it('a resend by the buyer leaves no entry', async () => {
  const { order, deliveryId } = await buyCards(system);
  await messaging(system).confirmDelivery({ deliveryId });
  await ordersOf(system, 'tasnim').resendGiftCards({ orderId: order.id });
  expect(await listEntries(order.id)).toEqual([]);
});

it('entries are for admins only', async () => {
  for (const role of ['content', 'instructor', 'student'])
    await expect(
      system.suite
        .as({ subject: 'x', roles: [role] })
        .client(AuditServiceDefinition)
        .listAuditEntries({}),
    ).rejects.toMatchObject({ kind: 'forbidden' });
});
