import { OrderState, PurchaseKind } from '@sargam/proto/commerce/v1/order';
import { buildLine, buildOrder, startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const findSale = async (instructorId: string) => {
  const { sales, lifetimeSharePoisha } = await system.sales(instructorId, 1);
  const [sale] = sales;
  return { ...sale, lifetime: lifetimeSharePoisha };
};
const expectSale = (instructorId: string, expected: object) =>
  system.suite.eventually(async () => expect(await findSale(instructorId)).toMatchObject(expected));

it('refunds reverse their proportion once each, and together exactly the whole earning', async () => {
  await system.publishInstructor('i1', 60);
  const order = buildOrder('o1', [buildLine('c1', 'i1')]);
  await system.publishOrder(order, 'paid');
  await expectSale('i1', { sharePoisha: 58_500n, lifetime: 58_500n, reversedSharePoisha: 0n });
  for (let time = 0; time < 3; time += 1) await system.refund('r1', order, 33_333n);
  await expectSale('i1', {
    sharePoisha: 58_500n,
    platformPoisha: 39_000n,
    reversedSharePoisha: 19_499n,
    reversedPlatformPoisha: 12_999n,
    lifetime: 39_001n,
  });
  await system.refund('r2', order, 66_667n, 33_333n);
  await expectSale('i1', { reversedSharePoisha: 58_500n, reversedPlatformPoisha: 39_000n, lifetime: 0n });
});

it('a refund of a second payment reverses no earning', async () => {
  await system.publishInstructor('i2', 60);
  const order = buildOrder('o2', [buildLine('c2', 'i2')]);
  await system.publishOrder(order, 'paid');
  await system.refund('r3', order, 0n);
  await system.publishOrder(buildOrder('o2-after', [buildLine('c2', 'i2-after')]), 'paid');
  await system.sales('i2-after', 1);
  await expectSale('i2', { reversedSharePoisha: 0n, lifetime: 58_500n });
});

it('a refund counts also if it arrives before the split or before the sale', async () => {
  const unsplit = buildOrder('o3', [buildLine('c3', 'i3')]);
  await system.publishOrder(unsplit, 'paid');
  await system.refund('r4', unsplit, 50_000n);
  await system.publishInstructor('i3', 60);
  await expectSale('i3', { sharePoisha: 58_500n, reversedSharePoisha: 29_250n, lifetime: 29_250n });

  await system.publishInstructor('i4', 60);
  const lateOrder = buildOrder('o4', [buildLine('c4', 'i4')]);
  await system.refund('r5', lateOrder, 100_000n);
  await system.publishOrder(lateOrder, 'paid');
  await expectSale('i4', { sharePoisha: 58_500n, reversedSharePoisha: 58_500n, lifetime: 0n });
  const { orders } = await system
    .as('admin')
    .listOrders({ from: new Date(0), until: new Date('2100-01-01'), paidOnly: false, page: undefined });
  expect(orders.find(({ orderId }) => orderId === 'o4')).toMatchObject({
    state: OrderState.ORDER_STATE_REFUNDED,
    refundedPoisha: 100_000n,
  });
});

it('an earlier percentage that arrives late changes the split and its reversals', async () => {
  await system.publishInstructor('i5', 60);
  const order = buildOrder('o5', [buildLine('c5', 'i5')], { paidAt: new Date(Date.now() + 60_000) });
  await system.publishOrder(order, 'paid');
  await system.refund('r6', order, 50_000n);
  await expectSale('i5', { reversedSharePoisha: 29_250n });
  await system.publishInstructor('i5', 20, 2);
  await expectSale('i5', { sharePoisha: 19_500n, reversedSharePoisha: 9_750n, lifetime: 9_750n });
});

it('an upgrade earns from the difference in price', async () => {
  await system.publishInstructor('i6', 50);
  const upgrade = buildLine('c6', 'i6', {
    kind: PurchaseKind.PURCHASE_KIND_UPGRADE,
    upgradesOrderId: 'before',
    tierPricePoisha: 300_000n,
    payablePoisha: 200_000n,
  });
  await system.publishOrder(buildOrder('o6', [upgrade]), 'paid');
  await expectSale('i6', { paidPoisha: 200_000n, netPoisha: 195_000n, sharePoisha: 97_500n });
});

it('a refund of a bundle reverses the earnings of each of its courses', async () => {
  await Promise.all([
    system.publishInstructor('i7', 100),
    system.publishInstructor('i8', 100),
    system.publishCourse('k1', 'i7', 300n),
    system.publishCourse('k2', 'i8', 100n),
  ]);
  const order = buildOrder('o7', [buildLine('bundle', '', { bundleCourseIds: ['k1', 'k2'] })]);
  await system.publishOrder(order, 'paid');
  await system.refund('r7', order, 40_000n);
  await expectSale('i7', { sharePoisha: 73_125n, reversedSharePoisha: 29_250n });
  await expectSale('i8', { sharePoisha: 24_375n, reversedSharePoisha: 9_750n });
});

it('the received amounts of listed orders add up to the total, less what refunds returned to the card', async () => {
  const createdAt = new Date('2025-03-15T10:00:00Z');
  const [partly, fully] = ['o8', 'o9'].map((id) => buildOrder(id, [buildLine('c8', 'i8')], { createdAt }));
  if (!partly || !fully) throw new Error('Two orders are expected.');
  await system.publishOrder(partly, 'paid');
  await system.publishOrder(fully, 'paid');
  await system.refund('r8', partly, 40_000n);
  await system.refund('r9', fully, 100_000n);
  await system.suite.eventually(async () => {
    const list = await system.as('admin').listOrders({
      from: new Date('2025-03-01T00:00:00Z'),
      until: new Date('2025-04-01T00:00:00Z'),
      paidOnly: false,
      page: undefined,
    });
    const received = Object.fromEntries(list.orders.map((row) => [row.orderId, row.receivedPoisha]));
    // The gateway keeps its fee of 2.5% also when the whole price goes back.
    expect(received).toEqual({ o8: 57_500n, o9: -2_500n });
    expect(list).toMatchObject({ total: 2, paidTotal: 1, refundedTotal: 1, receivedTotalPoisha: 55_000n });
  });
});
