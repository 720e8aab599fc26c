import { OrderState } from '@sargam/proto/commerce/v1/order';
import { aLine, allTime, anOrder, startTestWorld, type TestWorld } from './test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await startTestWorld();
}, 60_000);
afterAll(() => world.suite.stop(), 30_000);

it('shows an instructor each sale once, after the gateway’s cut, by the share that was agreed', async () => {
  await world.anInstructor('i1', 60);
  await world.aPerson('s1', 'Mitu');
  const order = anOrder('o1', [aLine('c1', 'i1')]);
  await Promise.all([world.tell(order, 'paid'), world.tell(order, 'paid'), world.tell(order, 'paid')]);
  await world.suite.eventually(async () => {
    const { sales: found, lifetimeSharePoisha } = await world.sales('i1', 1);
    expect(found[0]).toMatchObject({
      orderId: 'o1',
      buyerName: 'Mitu',
      paidPoisha: 100_000n,
      netPoisha: 97_500n,
      sharePoisha: 58_500n,
      platformPoisha: 39_000n,
    });
    expect(lifetimeSharePoisha).toBe(58_500n);
  });
});

it('shares out what was sold before the instructor’s percentage was heard of', async () => {
  await world.tell(anOrder('o2', [aLine('c2', 'i2')]), 'paid');
  expect((await world.sales('i2', 1)).sales[0]?.sharePoisha).toBe(0n);
  await world.anInstructor('i2', 50);
  await world.suite.eventually(async () => {
    expect((await world.sales('i2', 1)).sales[0]?.sharePoisha).toBe(48_750n);
  });
});

it('leaves what was earned as it was when the percentage changes, and ignores an older word', async () => {
  await world.anInstructor('i3', 60, 2);
  await world.anInstructor('i3', 10, 1);
  await world.tell(anOrder('o3', [aLine('c3', 'i3')], { paidAt: new Date() }), 'paid');
  await world.suite.eventually(async () =>
    expect((await world.sales('i3', 1)).sales[0]?.sharePoisha).toBe(58_500n),
  );
  await world.anInstructor('i3', 20, 3);
  await world.tell(anOrder('o4', [aLine('c3', 'i3')], { paidAt: new Date() }), 'paid');
  await world.suite.eventually(async () => {
    const shares = (await world.sales('i3', 2)).sales.map(({ sharePoisha }) => sharePoisha);
    expect(shares.sort()).toEqual([19_500n, 58_500n]);
  });
});

it('shares a sale by the percentage that held when it was made, though that was heard of later', async () => {
  await world.anInstructor('i8', 60);
  const paidAt = new Date(Date.now() + 60_000);
  await world.tell(anOrder('o8', [aLine('c8', 'i8')], { paidAt }), 'paid');
  await world.suite.eventually(async () =>
    expect((await world.sales('i8', 1)).sales[0]?.sharePoisha).toBe(58_500n),
  );
  await world.anInstructor('i8', 20, 2);
  await world.suite.eventually(async () =>
    expect((await world.sales('i8', 1)).sales[0]?.sharePoisha).toBe(19_500n),
  );
});

it('splits a bundle over its children by their prices', async () => {
  await Promise.all([
    world.anInstructor('i4', 100),
    world.anInstructor('i5', 100),
    world.aCourse('k1', 'i4', 300n),
    world.aCourse('k2', 'i5', 100n),
  ]);
  await world.tell(anOrder('o5', [aLine('bundle', '', { bundleCourseIds: ['k1', 'k2'] })]), 'paid');
  await world.suite.eventually(async () => {
    expect((await world.sales('i4', 1)).sales[0]?.sharePoisha).toBe(73_125n);
    expect((await world.sales('i5', 1)).sales[0]?.sharePoisha).toBe(24_375n);
  });
});

it('lists orders for admins, paid or not, with their totals', async () => {
  const range = { from: new Date('2025-01-01T00:00:00Z'), until: new Date('2025-02-01T00:00:00Z') };
  const createdAt = new Date('2025-01-15T10:00:00Z');
  const unpaid = anOrder('o6', [aLine('c6', 'i6')], {
    createdAt,
    paidAt: undefined,
    state: OrderState.ORDER_STATE_CREATED,
    receivedPoisha: 0n,
  });
  await world.tell(unpaid, 'placed');
  await world.tell(anOrder('o7', [aLine('c6', 'i6')], { createdAt }), 'paid');
  await world.suite.eventually(async () => {
    const all = await world.as('admin').listOrders({ ...range, paidOnly: false, page: undefined });
    expect(all).toMatchObject({ total: 2, paidTotal: 1, receivedTotalPoisha: 97_500n });
    const paid = await world
      .as('admin')
      .listOrders({ ...range, paidOnly: true, page: { page: 1, limit: 10 } });
    expect(paid.orders.map(({ orderId }) => orderId)).toEqual(['o7']);
  });
});

it('keeps earnings and orders from those they are no business of', async () => {
  const request = { instructorId: 'i1', ...allTime };
  await expect(world.teacher('i2').listInstructorSales(request)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(world.as('student').listInstructorSales(request)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(
    world.as('instructor').listOrders({ ...allTime, paidOnly: false, page: undefined }),
  ).rejects.toMatchObject({ kind: 'forbidden' });
  expect(await world.as('admin').listInstructorSales(request)).toBeTruthy();
});
