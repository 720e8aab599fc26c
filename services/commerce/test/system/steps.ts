import { newId } from '@sargam/chassis/ids';
import type { Quote } from '@sargam/proto/commerce/v1/commerce';
import type { Order } from '@sargam/proto/commerce/v1/order';
import { Tier } from '@sargam/proto/common/v1/offer';
import { sql } from 'kysely';
import type { StudentId } from '../../src/ids.ts';
import { creditWallet } from '../../src/wallet/gift-card-handlers.ts';
import type { Student, TestSystem } from './system.ts';

export const taka = (amount: number): bigint => BigInt(Math.round(amount * 100));

export const buyer = {
  name: 'Nusrat Jahan',
  email: 'nusrat@example.com',
  phone: '01712345678',
  address: 'House 1, Road 2',
  city: 'Dhaka',
  country: 'Bangladesh',
  postcode: '1207',
};

/** Adds new courses with these prices to the student’s cart. */
export const fillCart = async (
  system: TestSystem,
  student: Student,
  ...prices: readonly number[]
): Promise<string[]> => {
  const ids = prices.map(() => newId());
  for (const [index, courseId] of ids.entries()) {
    system.catalogue.addCourse(courseId, prices[index] ?? 0);
    await student.addToCart({ studentId: student.id, courseId, tier: Tier.TIER_STANDARD });
  }
  return ids;
};

/** Places the order that a screen sends for the quote it shows. */
export const placeQuotedOrder = async (
  student: Student,
  overrides: { couponCode?: string; idempotencyKey?: string; withoutWallet?: boolean } = {},
): Promise<Order> => {
  const { couponCode, withoutWallet } = overrides;
  const quote = await student.getQuote({ studentId: student.id, couponCode, withoutWallet });
  return student.placeOrder(orderRequestFor(student, quote, overrides));
};

export const orderRequestFor = (
  student: Student,
  quote: Quote,
  overrides: { couponCode?: string; idempotencyKey?: string; withoutWallet?: boolean } = {},
) => ({
  studentId: student.id,
  courseIds: quote.lines.map((line) => line.courseId),
  expectedPayablePoisha: quote.payablePoisha,
  expectedBalanceUsedPoisha: quote.subtotalPoisha - quote.payablePoisha,
  ...overrides,
});

export const openPaymentPage = async (student: Student, order: Order): Promise<string> => {
  const { gatewayPageUrl } = await student.startPayment({
    orderId: order.id,
    customer: buyer,
    expectedTotalPoisha: order.payablePoisha,
  });
  return gatewayPageUrl;
};

/** Creates a student with an unpaid order and an open payment page. */
export const orderAtGateway = async (system: TestSystem, ...prices: readonly number[]) => {
  const student = system.student();
  const courses = await fillCart(system, student, ...(prices.length === 0 ? [1_250] : prices));
  const order = await placeQuotedOrder(student);
  return { student, courses, order, page: await openPaymentPage(student, order) };
};

export const creditGiftMoney = async (
  system: TestSystem,
  student: Student,
  amount: number,
  expiresAt: Date | null = null,
): Promise<void> => {
  await system.database.transaction((tx) =>
    creditWallet(tx, {
      key: newId(),
      from: 'gift-cards',
      student: student.id as StudentId,
      bucket: 'gift',
      expiresAt,
      amount: taka(amount),
      reason: 'Gift card redeemed',
      at: new Date(),
    }),
  );
};

export const createCoupon = (system: TestSystem, overrides: { percent?: number; useLimit?: number } = {}) =>
  system.admin.createCoupon({
    code: `C${newId().slice(-12)}`,
    percent: 20,
    useLimit: 100,
    expiresOn: '2099-12-31',
    ...overrides,
  });

/** Committed and reserved uses of a coupon. */
export const readCouponUses = async (
  system: TestSystem,
  id: string,
): Promise<{ used: number; reserved: number } | undefined> => {
  const { rows } = await sql<{ used: number; reserved: number }>`
    select used, reserved from coupons where id = ${id}`.execute(system.db);
  return rows[0];
};

export const getOrderState = async (student: Student, order: Order): Promise<string> =>
  (await student.getOrder({ orderId: order.id })).state.replace('ORDER_STATE_', '').toLowerCase();

/** Expires an order, half an hour after its payment sessions were opened. */
export const expireOrder = async (system: TestSystem, student: Student, order: Order): Promise<void> => {
  await sql`update payments set opened_at = opened_at - interval '30 minutes' where order_id = ${order.id}`.execute(
    system.db,
  );
  await sql`update orders set expires_at = now() where id = ${order.id}`.execute(system.db);
  await system.service.eventually(async () => expect(await getOrderState(student, order)).toBe('expired'));
};

/** Makes the payment checks of the order due now. */
export const makeOrderChecksDue = async (system: TestSystem, order: Order): Promise<void> => {
  await sql`update payments set next_check_at = now() where order_id = ${order.id} and next_check_at is not null`.execute(
    system.db,
  );
};

/** Sum of a counter over all series with these labels. */
export const readCounter = async (
  system: TestSystem,
  name: string,
  labels: Readonly<Record<string, string>>,
): Promise<number> => {
  const text = await (await fetch(`${system.service.opsUrl}/metrics`)).text();
  const expectedLabels = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) && expectedLabels.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
};

/** Number of payment notifications with this outcome. */
export const countNotifications = (system: TestSystem, outcome: string, source?: string): Promise<number> =>
  readCounter(system, 'payment_notifications_total', { outcome, ...(source !== undefined && { source }) });
