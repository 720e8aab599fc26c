import { newId } from '@sargam/chassis/ids';
import type { CourseAccess } from '@sargam/proto/commerce/v1/access';
import type { Order } from '@sargam/proto/commerce/v1/order';
import { Tier } from '@sargam/proto/common/v1/offer';
import { sql } from 'kysely';
import { accessEvents } from '../src/access/access-events.ts';
import { backfillAccess } from '../src/access/backfill-access.ts';
import { adminRefundClient, buildRefundGrant } from './system/refund-steps.ts';
import { creditGiftMoney, expireOrder, openPaymentPage, placeQuotedOrder } from './system/steps.ts';
import { type Student, useTestSystem } from './system/system.ts';

const system = useTestSystem();
beforeAll(() => void system.service.publishedEvents(accessEvents));

const addCourse = (bundle: string[] = []): string => {
  const courseId = newId();
  system.catalogue.addCourse(courseId, 300, { silver: 500, gold: 1_200, bundle });
  return courseId;
};

const chooseAndOrder = async (
  student: Student,
  courses: readonly string[],
  tier: Tier = Tier.TIER_SILVER,
) => {
  for (const courseId of courses) await student.addToCart({ studentId: student.id, courseId, tier });
  return placeQuotedOrder(student, { withoutWallet: true });
};

const payAtGateway = async (student: Student, order: Order): Promise<void> => {
  const page = await openPaymentPage(student, order);
  await system.gateway.returnFromGateway({ fields: await system.sandbox.completePage(page, 'pay-lose-ipn') });
};

const buy = async (student: Student, courses: readonly string[], tier?: Tier): Promise<Order> => {
  const order = await chooseAndOrder(student, courses, tier);
  await payAtGateway(student, order);
  return order;
};

interface Published extends CourseAccess {
  readonly kind: string;
}

/** The published decisions about a student's access to a course, by version. */
const waitForAccess = async (studentId: string, courseId: string, count: number): Promise<Published[]> =>
  system.service.eventually(async () => {
    const found = system.service
      .publishedEvents(accessEvents)
      .flatMap(({ event: { event } }) => (event ? [{ kind: event.$case, ...event.value }] : []))
      .filter((access) => access.studentId === studentId && access.courseId === courseId);
    expect(found).toHaveLength(count);
    return found;
  });

const storedAccess = async (studentId: string) => {
  const { rows } = await sql<{ course_id: string; version: bigint; periods: unknown[] }>`
    select course_id, version, periods from access where student_id = ${studentId} order by course_id`.execute(
    system.db,
  );
  return rows;
};

it('a payment, an upgrade and a refund each publish the next version of the whole access', async () => {
  const [student, course] = [system.student(), addCourse()];
  const base = await buy(student, [course]);
  const upgrade = await buy(student, [course], Tier.TIER_GOLD);
  await adminRefundClient(system).grantRefund(buildRefundGrant(upgrade));
  await adminRefundClient(system).grantRefund(buildRefundGrant(base));
  const [first, second, third, fourth] = await waitForAccess(student.id, course, 4);
  expect(first).toMatchObject({ kind: 'granted', version: 1n, orderId: base.id, backfilled: false });
  expect(first?.periods).toMatchObject([{ orderId: base.id, tier: 'TIER_SILVER' }]);
  expect(second).toMatchObject({ kind: 'granted', version: 2n, orderId: upgrade.id });
  expect(second?.periods).toMatchObject([
    { orderId: upgrade.id, tier: 'TIER_GOLD', startsAt: first?.periods[0]?.startsAt },
  ]);
  expect(third).toMatchObject({ kind: 'revoked', version: 3n, orderId: upgrade.id, refundedAt: undefined });
  expect(third?.periods).toEqual(first?.periods);
  expect(fourth).toMatchObject({ kind: 'revoked', version: 4n, orderId: base.id, periods: [] });
  const { rows } = await sql<{ at: Date }>`
    select occurred_at as at from order_history where order_id = ${base.id} and action = 'refundAll'`.execute(
    system.db,
  );
  expect(fourth?.refundedAt).toEqual(rows[0]?.at);
});

it('a bundle gives access to its children, and a partial refund changes nothing', async () => {
  const [student, children] = [system.student(), [newId(), newId()]];
  const order = await buy(student, [addCourse(children)]);
  await adminRefundClient(system).grantRefund(buildRefundGrant(order, { amount: 100 }));
  for (const child of children) {
    const [access] = await waitForAccess(student.id, child, 1);
    expect(access).toMatchObject({ version: 1n, periods: [{ orderId: order.id }] });
  }
  expect(await storedAccess(student.id)).toHaveLength(2);
});

it('a free order gives access', async () => {
  const [student, course] = [system.student(), addCourse()];
  await creditGiftMoney(system, student, 500);
  await student.addToCart({ studentId: student.id, courseId: course, tier: Tier.TIER_SILVER });
  const order = await placeQuotedOrder(student);
  await student.confirmFreeOrder({ orderId: order.id });
  await student.confirmFreeOrder({ orderId: order.id });
  await waitForAccess(student.id, course, 1);
});

it('concurrent payments of several orders of one student give the sum of their days', async () => {
  const student = system.student();
  const courses = [addCourse(), addCourse(), addCourse()];
  const fields: Record<string, string>[] = [];
  for (let count = 0; count < 4; count++) {
    const inOrder = count % 2 ? courses : courses.toReversed();
    const order = await chooseAndOrder(student, inOrder);
    const page = await openPaymentPage(student, order);
    fields.push(await system.sandbox.completePage(page, 'pay-lose-ipn'));
    await expireOrder(system, student, order);
  }
  await Promise.all(
    fields.flatMap((paid) => [
      system.gateway.returnFromGateway({ fields: paid }),
      system.gateway.notifyPayment({ fields: paid }),
    ]),
  );
  for (const course of courses) {
    const published = await waitForAccess(student.id, course, 4);
    expect(published.map(({ version }) => version)).toEqual([1n, 2n, 3n, 4n]);
    const { periods = [] } = published.at(-1) ?? {};
    expect(periods.slice(1).map(({ startsAt }) => startsAt)).toEqual(
      periods.slice(0, -1).map(({ endsAt }) => endsAt),
    );
  }
  expect((await storedAccess(student.id)).map(({ version, periods }) => [version, periods.length])).toEqual([
    [4n, 4],
    [4n, 4],
    [4n, 4],
  ]);
  expect(await backfillAccess(system.database)).toBe(0);
});

it('the backfill publishes access that is not stored, once', async () => {
  const [student, course, other] = [system.student(), addCourse(), addCourse()];
  const activeOrder = await buy(student, [course]);
  const refunded = await buy(student, [other]);
  await adminRefundClient(system).grantRefund(buildRefundGrant(refunded));
  const [before] = await waitForAccess(student.id, course, 1);
  const [, refundedBefore] = await waitForAccess(student.id, other, 2);
  await sql`delete from access where student_id = ${student.id}`.execute(system.db);
  expect(await Promise.all([backfillAccess(system.database), backfillAccess(system.database)])).toContain(2);
  expect(await backfillAccess(system.database)).toBe(0);
  const [, backfilled] = await waitForAccess(student.id, course, 2);
  expect(backfilled).toEqual({ ...before, orderId: activeOrder.id, backfilled: true });
  const [, , revoked] = await waitForAccess(student.id, other, 3);
  expect(revoked).toEqual({ ...refundedBefore, version: 1n, backfilled: true });
});
