import { CommerceServiceDefinition } from '@sargam/proto/commerce/v1/commerce';
import type { Order } from '@sargam/proto/commerce/v1/order';
import { sql } from 'kysely';
import { createCommerceProcess } from './system/commerce-process.ts';
import {
  buyer,
  createCoupon,
  creditGiftMoney,
  fillCart,
  getOrderState,
  placeQuotedOrder,
  readCouponUses,
  taka,
} from './system/steps.ts';
import { type Student, useTestSystem } from './system/system.ts';

// Clients may apply the coupon at payment instead of at the order (decision M15).
const system = useTestSystem();
const other = createCommerceProcess(system);
let otherPort = 0;
beforeAll(async () => {
  otherPort = await other.start();
}, 60_000);
afterAll(() => other.kill());

type PaymentCalls = Pick<Student, 'startPayment' | 'confirmFreeOrder'>;
interface Buyer {
  readonly student: Student;
  readonly order: Order;
  /** Calls of the student to one of two processes of the service. */
  readonly calls: PaymentCalls;
}

/** Calls of the student to the second process. */
const secondProcessCalls = ({ id }: Student): PaymentCalls =>
  system.as(id, ['student'], { address: `127.0.0.1:${otherPort}` }).client(CommerceServiceDefinition);

const options = { timeoutMs: 30_000 };

/** Buyers with one order each, without a coupon, with 50 of its 450 taka held from the wallet. */
const createBuyers = (count: number): Promise<Buyer[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const student = system.student();
      await creditGiftMoney(system, student, 50);
      await fillCart(system, student, 450);
      const order = await placeQuotedOrder(student);
      return { student, order, calls: index % 2 === 0 ? student : secondProcessCalls(student) };
    }),
  );

/** Amounts requested from the gateway for an order, in poisha. */
const requestedAmounts = async ({ id }: Order): Promise<string[]> => {
  const { rows } = await sql<{ amount: bigint }>`
    select amount from payments where order_id = ${id}`.execute(system.db);
  return rows.map(({ amount }) => String(amount));
};

const readHeldAmount = async ({ id }: Student): Promise<bigint> => {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(amount), 0)::bigint as amount from entries
     where account_id like ${`${id}/held/%`}`.execute(system.db);
  return rows[0]?.amount ?? 0n;
};

const codeOf = (error: unknown): string => (error as { code: string }).code;
type Result = PromiseSettledResult<unknown>;
const errorCodesOf = (results: readonly Result[]): string[] =>
  results.flatMap((result) => (result.status === 'rejected' ? [codeOf(result.reason)] : []));

/** Expects one winner and unchanged orders of all others; returns the winner. */
const expectOneWinner = async (buyers: readonly Buyer[], results: readonly Result[]): Promise<Buyer> => {
  expect(errorCodesOf(results)).toEqual(buyers.slice(1).map(() => 'coupon-not-found'));
  const winner = buyers[results.findIndex(({ status }) => status === 'fulfilled')];
  for (const { student, order } of buyers.filter((loser) => loser !== winner)) {
    expect(await student.getOrder({ orderId: order.id })).toEqual(order);
    expect(await readHeldAmount(student)).toBe(taka(50));
    expect(await requestedAmounts(order)).toEqual([]);
  }
  return winner as Buyer;
};

describe.each([1, 2, 3])('the last use of a coupon, applied by thirty buyers at payment: round %i', () => {
  it('discounts one buyer; no other buyer is charged', async () => {
    const coupon = await createCoupon(system, { percent: 50, useLimit: 1 });
    const buyers = await createBuyers(30);
    const results = await Promise.allSettled(
      buyers.map(({ calls, order }) =>
        calls.startPayment(
          {
            orderId: order.id,
            customer: buyer,
            couponCode: coupon.code,
            expectedTotalPoisha: taka(200),
            expectedDiscountPoisha: taka(200),
            idempotencyKey: 'click',
          },
          options,
        ),
      ),
    );
    const { student, order } = await expectOneWinner(buyers, results);
    expect(await requestedAmounts(order)).toEqual(['20000']);
    expect(await readCouponUses(system, coupon.id)).toEqual({ used: 0, reserved: 1 });
    const page = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const { gatewayPageUrl } = page[0] as { gatewayPageUrl: string };
    await system.gateway.returnFromGateway({
      fields: await system.sandbox.completePage(gatewayPageUrl, 'pay'),
    });
    expect(await getOrderState(student, order)).toBe('paid');
    expect(await readCouponUses(system, coupon.id)).toEqual({ used: 1, reserved: 0 });
    const loser = buyers.find(({ student: other }) => other !== student) as Buyer;
    const full = { orderId: loser.order.id, customer: buyer, expectedTotalPoisha: taka(400) };
    expect((await loser.student.startPayment(full)).gatewayPageUrl).toContain('http');
  });

  it('a 100 percent coupon confirms one buyer; no other order is confirmed', async () => {
    const coupon = await createCoupon(system, { percent: 100, useLimit: 1 });
    const buyers = await createBuyers(30);
    const results = await Promise.allSettled(
      buyers.map(({ calls, order }) =>
        calls.confirmFreeOrder(
          { orderId: order.id, couponCode: coupon.code, expectedTotalPoisha: 0n },
          options,
        ),
      ),
    );
    const { student, order } = await expectOneWinner(buyers, results);
    expect(await student.getOrder({ orderId: order.id })).toMatchObject({
      state: 'ORDER_STATE_PAID',
      payablePoisha: 0n,
      discountPoisha: taka(400),
    });
    expect(await readCouponUses(system, coupon.id)).toEqual({ used: 1, reserved: 0 });
  });
});

it('a request with the total of another price is rejected', async () => {
  const coupon = await createCoupon(system, { percent: 50, useLimit: 5 });
  const [first] = await createBuyers(1);
  if (!first) throw new Error('no buyer');
  const { student, order } = first;
  const pay = (couponCode: string, total: number) =>
    student.startPayment({
      orderId: order.id,
      customer: buyer,
      couponCode,
      expectedTotalPoisha: taka(total),
    });
  await expect(pay('', 200)).rejects.toMatchObject({ code: 'price-changed' });
  await expect(pay(coupon.code, 400)).rejects.toMatchObject({ code: 'price-changed' });
  await expect(pay('NEVER-WAS', 200)).rejects.toMatchObject({ code: 'coupon-not-found' });
  expect(await student.getOrder({ orderId: order.id })).toEqual(order);
  expect(await readCouponUses(system, coupon.id)).toEqual({ used: 0, reserved: 0 });
  expect(await readHeldAmount(student)).toBe(taka(50));
  expect(await requestedAmounts(order)).toEqual([]);
  await pay(coupon.code, 200);
  expect(await requestedAmounts(order)).toEqual(['20000']);
});
