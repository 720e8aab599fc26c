import { type TestedService, testService } from '@sargam/chassis/testing';
import { CourseEvent, InstructorEvent } from '@sargam/proto/catalogue/v1/events';
import { type Order, type OrderLine, OrderState } from '@sargam/proto/commerce/v1/commerce';
import { Tier } from '@sargam/proto/common/v1/offer';
import { UserEvent } from '@sargam/proto/identity/v1/events';
import { PayoutsServiceDefinition } from '@sargam/proto/payouts/v1/payouts';
import { type PayoutsSettings, settings } from '../src/config.ts';
import { courseEvents, instructorEvents } from '../src/instructors/catalogue-events.ts';
import { orderEvents } from '../src/orders/order-events.ts';
import { userEvents } from '../src/people/people-events.ts';
import { startPayouts } from '../src/start.ts';

let suite: TestedService<PayoutsSettings>;
beforeAll(async () => {
  suite = await testService(__dirname, { settings, start: startPayouts });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const as = (role: string, claims: Record<string, string> = {}) =>
  suite.as({ subject: role, roles: [role], claims }).client(PayoutsServiceDefinition);
const teacher = (instructor: string) => as('instructor', { instructor });

const paidAt = new Date('2026-11-20T10:00:00Z');
const always = { from: new Date(0), until: new Date('2100-01-01') };

const aLine = (courseId: string, instructorId: string, change: Partial<OrderLine> = {}): OrderLine => ({
  courseId,
  title: { en: `Course ${courseId}`, bn: 'কোর্স' },
  instructorId,
  offer: { tier: Tier.TIER_SILVER, pricePoisha: 100_000n, oldPricePoisha: 0n, validityDays: 30 },
  bundleCourseIds: [],
  walletPoisha: 0n,
  discountPoisha: 0n,
  payablePoisha: 100_000n,
  ...change,
});

const anOrder = (id: string, lines: OrderLine[], change: Partial<Order> = {}): Order => {
  const payable = lines.reduce((sum, line) => sum + line.payablePoisha, 0n);
  return {
    id,
    studentId: 's1',
    state: OrderState.ORDER_STATE_PAID,
    lines,
    subtotalPoisha: payable,
    walletUsedPoisha: 0n,
    couponCode: '',
    couponPercent: 0,
    discountPoisha: 0n,
    roundingPoisha: 0n,
    payablePoisha: payable,
    createdAt: paidAt,
    paidAt,
    expiresAt: undefined,
    receivedPoisha: (payable * 975n) / 1000n,
    method: 'BKASH-BKash',
    ...change,
  };
};

const tell = (order: Order, $case: 'placed' | 'paid') =>
  suite.publish(orderEvents, order.id, {
    event: $case === 'paid' ? { $case, value: { order, imported: false } } : { $case, value: { order } },
  });

const anInstructor = (id: string, sharePercent: number, version = 1) =>
  suite.publish(
    instructorEvents,
    id,
    InstructorEvent.fromPartial({
      event: { $case: 'changed', value: { version, instructor: { id, sharePercent } } },
    }),
  );

const sales = (instructorId: string, count: number) =>
  suite.eventually(async () => {
    const answer = await teacher(instructorId).listInstructorSales({ instructorId, ...always });
    expect(answer.sales).toHaveLength(count);
    return answer;
  });

it('shows an instructor each sale once, after the gateway’s cut, by the share that was agreed', async () => {
  await anInstructor('i1', 60);
  await suite.publish(
    userEvents,
    's1',
    UserEvent.fromPartial({
      event: { $case: 'signedUp', value: { person: { id: 's1', name: 'Mitu', email: 'm@x.yz' } } },
    }),
  );
  const order = anOrder('o1', [aLine('c1', 'i1')]);
  await Promise.all([tell(order, 'paid'), tell(order, 'paid'), tell(order, 'paid')]);
  await suite.eventually(async () => {
    const { sales: found, lifetimeSharePoisha } = await sales('i1', 1);
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
  await tell(anOrder('o2', [aLine('c2', 'i2')]), 'paid');
  expect((await sales('i2', 1)).sales[0]?.sharePoisha).toBe(0n);
  await anInstructor('i2', 50);
  await suite.eventually(async () => {
    expect((await sales('i2', 1)).sales[0]?.sharePoisha).toBe(48_750n);
  });
});

it('leaves what was earned as it was when the percentage changes, and ignores an older word', async () => {
  await anInstructor('i3', 60, 2);
  await anInstructor('i3', 10, 1);
  await tell(anOrder('o3', [aLine('c3', 'i3')]), 'paid');
  await suite.eventually(async () => expect((await sales('i3', 1)).sales[0]?.sharePoisha).toBe(58_500n));
  await anInstructor('i3', 20, 3);
  await tell(anOrder('o4', [aLine('c3', 'i3')]), 'paid');
  await suite.eventually(async () => {
    const shares = (await sales('i3', 2)).sales.map(({ sharePoisha }) => sharePoisha);
    expect(shares.sort()).toEqual([19_500n, 58_500n]);
  });
});

it('splits a bundle over its children by their prices', async () => {
  const aCourse = (id: string, instructorId: string, pricePoisha: bigint) =>
    suite.publish(
      courseEvents,
      id,
      CourseEvent.fromPartial({
        event: {
          $case: 'changed',
          value: { course: { version: 1, summary: { id, instructorId, standard: { pricePoisha } } } },
        },
      }),
    );
  await Promise.all([
    anInstructor('i4', 100),
    anInstructor('i5', 100),
    aCourse('k1', 'i4', 300n),
    aCourse('k2', 'i5', 100n),
  ]);
  await tell(anOrder('o5', [aLine('bundle', '', { bundleCourseIds: ['k1', 'k2'] })]), 'paid');
  await suite.eventually(async () => {
    expect((await sales('i4', 1)).sales[0]?.sharePoisha).toBe(73_125n);
    expect((await sales('i5', 1)).sales[0]?.sharePoisha).toBe(24_375n);
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
  await tell(unpaid, 'placed');
  await tell(anOrder('o7', [aLine('c6', 'i6')], { createdAt }), 'paid');
  await suite.eventually(async () => {
    const all = await as('admin').listOrders({ ...range, paidOnly: false, page: undefined });
    expect(all).toMatchObject({ total: 2, paidTotal: 1, receivedTotalPoisha: 97_500n });
    const paid = await as('admin').listOrders({ ...range, paidOnly: true, page: { page: 1, limit: 10 } });
    expect(paid.orders.map(({ orderId }) => orderId)).toEqual(['o7']);
  });
});

it('keeps earnings and orders from those they are no business of', async () => {
  const request = { instructorId: 'i1', ...always };
  await expect(teacher('i2').listInstructorSales(request)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(as('student').listInstructorSales(request)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(
    as('instructor').listOrders({ ...always, paidOnly: false, page: undefined }),
  ).rejects.toMatchObject({ kind: 'forbidden' });
  expect(await as('admin').listInstructorSales(request)).toBeTruthy();
});
