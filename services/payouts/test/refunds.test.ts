import { OrderState, PurchaseKind } from '@sargam/proto/commerce/v1/order';
import { aLine, anOrder, startTestWorld, type TestWorld } from './test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await startTestWorld();
}, 60_000);
afterAll(() => world.suite.stop(), 30_000);

const saleOf = async (instructorId: string) => {
  const { sales, lifetimeSharePoisha } = await world.sales(instructorId, 1);
  const [sale] = sales;
  return { ...sale, lifetime: lifetimeSharePoisha };
};
const eventually = (instructorId: string, expected: object) =>
  world.suite.eventually(async () => expect(await saleOf(instructorId)).toMatchObject(expected));

it('takes back in proportion, and exactly all in the end, however often each refund is told', async () => {
  await world.anInstructor('i1', 60);
  const order = anOrder('o1', [aLine('c1', 'i1')]);
  await world.tell(order, 'paid');
  await eventually('i1', { sharePoisha: 58_500n, lifetime: 58_500n, reversedSharePoisha: 0n });
  for (let time = 0; time < 3; time += 1) await world.refund('r1', order, 33_333n);
  await eventually('i1', {
    sharePoisha: 58_500n,
    platformPoisha: 39_000n,
    reversedSharePoisha: 19_499n,
    reversedPlatformPoisha: 12_999n,
    lifetime: 39_001n,
  });
  await world.refund('r2', order, 66_667n, 33_333n);
  await eventually('i1', { reversedSharePoisha: 58_500n, reversedPlatformPoisha: 39_000n, lifetime: 0n });
});

it('takes nothing back for what was paid twice', async () => {
  await world.anInstructor('i2', 60);
  const order = anOrder('o2', [aLine('c2', 'i2')]);
  await world.tell(order, 'paid');
  await world.refund('r3', order, 0n);
  await world.tell(anOrder('o2-after', [aLine('c2', 'i2-after')]), 'paid');
  await world.sales('i2-after', 1);
  await eventually('i2', { reversedSharePoisha: 0n, lifetime: 58_500n });
});

it('takes back of a sale that is split later, or heard of later, what went back before', async () => {
  const unsplit = anOrder('o3', [aLine('c3', 'i3')]);
  await world.tell(unsplit, 'paid');
  await world.refund('r4', unsplit, 50_000n);
  await world.anInstructor('i3', 60);
  await eventually('i3', { sharePoisha: 58_500n, reversedSharePoisha: 29_250n, lifetime: 29_250n });

  await world.anInstructor('i4', 60);
  const unheard = anOrder('o4', [aLine('c4', 'i4')]);
  await world.refund('r5', unheard, 100_000n);
  await world.tell(unheard, 'paid');
  await eventually('i4', { sharePoisha: 58_500n, reversedSharePoisha: 58_500n, lifetime: 0n });
  const { orders } = await world
    .as('admin')
    .listOrders({ from: new Date(0), until: new Date('2100-01-01'), paidOnly: false, page: undefined });
  expect(orders.find(({ orderId }) => orderId === 'o4')).toMatchObject({
    state: OrderState.ORDER_STATE_REFUNDED,
    refundedPoisha: 100_000n,
  });
});

it('splits again, refunds too, where another percentage is found to have held', async () => {
  await world.anInstructor('i5', 60);
  const order = anOrder('o5', [aLine('c5', 'i5')], { paidAt: new Date(Date.now() + 60_000) });
  await world.tell(order, 'paid');
  await world.refund('r6', order, 50_000n);
  await eventually('i5', { reversedSharePoisha: 29_250n });
  await world.anInstructor('i5', 20, 2);
  await eventually('i5', { sharePoisha: 19_500n, reversedSharePoisha: 9_750n, lifetime: 9_750n });
});

it('earns of an upgrade its difference', async () => {
  await world.anInstructor('i6', 50);
  const upgrade = aLine('c6', 'i6', {
    kind: PurchaseKind.PURCHASE_KIND_UPGRADE,
    upgradesOrderId: 'before',
    tierPricePoisha: 300_000n,
    payablePoisha: 200_000n,
  });
  await world.tell(anOrder('o6', [upgrade]), 'paid');
  await eventually('i6', { paidPoisha: 200_000n, netPoisha: 195_000n, sharePoisha: 97_500n });
});

it('takes back of every child of a bundle', async () => {
  await Promise.all([
    world.anInstructor('i7', 100),
    world.anInstructor('i8', 100),
    world.aCourse('k1', 'i7', 300n),
    world.aCourse('k2', 'i8', 100n),
  ]);
  const order = anOrder('o7', [aLine('bundle', '', { bundleCourseIds: ['k1', 'k2'] })]);
  await world.tell(order, 'paid');
  await world.refund('r7', order, 40_000n);
  await eventually('i7', { sharePoisha: 73_125n, reversedSharePoisha: 29_250n });
  await eventually('i8', { sharePoisha: 24_375n, reversedSharePoisha: 9_750n });
});
