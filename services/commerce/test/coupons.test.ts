import type { Order } from '@sargam/proto/commerce/v1/order';
import { sql } from 'kysely';
import {
  createCoupon,
  fillCart,
  orderAtGateway,
  orderRequestFor,
  placeQuotedOrder,
  readCouponUses,
  taka,
} from './system/steps.ts';
import { type Student, useTestSystem } from './system/system.ts';

const system = useTestSystem();
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'accepted',
    (error: { kind: string; code: string; message: string; fields: object; detail: object }) => {
      const { kind, code, message, fields, detail } = error;
      return { kind, code, message, fields, detail };
    },
  );

/** Codes that do not work for the student, one per reason. */
const createFailingCodes = async (student: Student): Promise<string[]> => {
  const [expired, deleted, exhausted, usedByStudent] = await Promise.all(
    times(4, (at) => createCoupon(system, at === 2 ? { useLimit: 1 } : { percent: 100 })),
  );
  await sql`update coupons set expires_at = now() where id = ${expired?.id}`.execute(system.db);
  await system.admin.deleteCoupon({ couponId: deleted?.id });
  const other = system.student();
  await fillCart(system, other, 500);
  await placeQuotedOrder(other, { couponCode: exhausted?.code });
  await fillCart(system, student, 500);
  const order = await placeQuotedOrder(student, { couponCode: usedByStudent?.code });
  await student.confirmFreeOrder({ orderId: order.id });
  const codes = [expired, deleted, exhausted, usedByStudent].map((coupon) => coupon?.code ?? '');
  return [...codes, 'NEVER-WAS', 'NO\u0000NUL', 'ü', "'; drop table coupons; --", 'X'.repeat(5_000)];
};

it('every code that does not work gives the same error in every call', async () => {
  const student = system.student();
  const codes = await createFailingCodes(student);
  await fillCart(system, student, 600);
  const order = await placeQuotedOrder(student);
  const quote = await student.getQuote({ studentId: student.id });
  const answers = await Promise.all(
    [...codes].flatMap((couponCode) => [
      errorOf(student.checkCoupon({ studentId: student.id, code: couponCode })),
      errorOf(student.getQuote({ studentId: student.id, couponCode })),
      errorOf(student.placeOrder(orderRequestFor(student, quote, { couponCode }))),
      errorOf(student.confirmFreeOrder({ orderId: order.id, couponCode })),
    ]),
  );
  expect(answers[0]).toMatchObject({ code: 'coupon-not-found', message: 'Coupon Not found' });
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

describe('a coupon with one use left and a hundred buyers', () => {
  const rounds = 4;
  const buyers: Student[] = [];
  beforeAll(async () => {
    buyers.push(...times(100, () => system.student()));
    system.catalogue.addCourse('wanted', 800);
    await sql`insert into cart_lines (student_id, course_id, tier, added_at)
      select unnest(${buyers.map(({ id }) => id)}::text[]), 'wanted', 'standard', now()`.execute(system.db);
  });

  it.each(times(rounds, (at) => at + 1))(
    'serves one buyer and rejects the others with coupon-not-found: round %i',
    async () => {
      const coupon = await createCoupon(system, { percent: 50, useLimit: 1 });
      const half = { expectedPayablePoisha: taka(400), expectedBalanceUsedPoisha: taka(400) };
      const request = { courseIds: ['wanted'], couponCode: coupon.code, ...half };
      const results = await Promise.allSettled(
        // A hundred concurrent calls on a busy machine exceed the default deadline.
        buyers.map(({ id, placeOrder }) => placeOrder({ studentId: id, ...request }, { timeoutMs: 30_000 })),
      );
      const orders = results.flatMap((result): Order[] =>
        result.status === 'fulfilled' ? [result.value] : [],
      );
      const errors = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason as { code: string }] : [],
      );
      expect(orders).toMatchObject([{ couponCode: coupon.code, payablePoisha: taka(400) }]);
      expect(errors.map(({ code }) => code)).toEqual(times(99, () => 'coupon-not-found'));
      expect(await readCouponUses(system, coupon.id)).toEqual({ used: 0, reserved: 1 });
      const { rows } = await sql<{ count: bigint }>`
      select count(*) as count from orders where coupon_id = ${coupon.id} and discount > 0`.execute(
        system.db,
      );
      expect(rows[0]?.count).toBe(1n);
    },
  );
});

it('concurrent orders of one student use a coupon once', async () => {
  const coupon = await createCoupon(system);
  const { student, page } = await orderAtGateway(system, 700);
  await system.gateway.returnFromGateway({ fields: await system.sandbox.completePage(page, 'pay-lose-ipn') });
  await fillCart(system, student, 900);
  const quote = await student.getQuote({ studentId: student.id, couponCode: coupon.code });
  await Promise.allSettled(
    times(10, () => student.placeOrder(orderRequestFor(student, quote, { couponCode: coupon.code }))),
  );
  const { rows } = await sql<{ held: bigint }>`
    select count(*) as held from coupon_uses where coupon_id = ${coupon.id} and state <> 'released'`.execute(
    system.db,
  );
  expect(rows[0]?.held).toBe(1n);
});

describe('an amount below the minimum of the gateway', () => {
  const waivedLines = (orderId: string) =>
    system.lines
      .map((line) => JSON.parse(line) as { msg: string; order?: string })
      .filter(({ msg, order }) => order === orderId && msg.startsWith('waived'));
  const line = (order: Order, student: Student) => ({
    order: order.id,
    student: student.id,
    rounding: String(taka(5)),
    trace_id: expect.stringMatching(/^[\da-f]{32}$/),
  });

  it('is waived and logged once, also when the order is requested again', async () => {
    const student = system.student();
    const coupon = await createCoupon(system, { percent: 99 });
    await fillCart(system, student, 500);
    const quote = await student.getQuote({ studentId: student.id, couponCode: coupon.code });
    const request = orderRequestFor(student, quote, { couponCode: coupon.code, idempotencyKey: student.id });
    const order = await student.placeOrder(request);
    await student.placeOrder(request);
    await student.confirmFreeOrder({ orderId: order.id });
    await student.confirmFreeOrder({ orderId: order.id });
    expect(order).toMatchObject({ roundingPoisha: taka(5), payablePoisha: 0n });
    expect(waivedLines(order.id)).toEqual([expect.objectContaining(line(order, student))]);
  });

  it('is logged when the coupon is applied after the order', async () => {
    const student = system.student();
    const coupon = await createCoupon(system, { percent: 99 });
    await fillCart(system, student, 500);
    const order = await placeQuotedOrder(student);
    expect(waivedLines(order.id)).toEqual([]);
    await student.confirmFreeOrder({ orderId: order.id, couponCode: coupon.code });
    expect(waivedLines(order.id)).toEqual([expect.objectContaining(line(order, student))]);
  });
});
