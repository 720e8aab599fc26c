import { newId } from '@sargam/chassis/ids';
import type { Quote } from '@sargam/proto/commerce/v1/commerce';
import type { Order } from '@sargam/proto/commerce/v1/order';
import { Tier } from '@sargam/proto/common/v1/offer';
import type { OutcomeName } from '../../../sandboxes/sslcommerz/src/payments/outcome.ts';
import type { Calls, Clients } from '../rig/clients.ts';
import type { Rig } from '../rig/rig.ts';

/** Somebody with a verified e-mail address, and their calls by either process of commerce. */
export interface Student {
  readonly id: string;
  readonly calls: Calls;
  readonly second: Calls;
}

export const studentOf = (clients: Clients, id: string = newId()): Student => {
  const caller = { subject: id, roles: ['student'], session: `session-${id}`, claims: { verified: 'true' } };
  return { id, calls: clients.as(caller), second: clients.secondAs(caller) };
};

export const adminOf = (clients: Clients, id = 'admin-1'): Calls =>
  clients.as({ subject: id, roles: ['admin'], session: 'admin', claims: { verified: 'true' } });

export const customer = {
  name: 'Nusrat Jahan',
  email: 'nusrat@sargam.test',
  phone: '01712345678',
  address: 'House 1, Road 2',
  city: 'Dhaka',
  country: 'Bangladesh',
  postcode: '1207',
};

export interface Wish {
  readonly coupon?: string;
  readonly keepWallet?: boolean;
  readonly key?: string;
}

/** What the screen shows before "Proceed", and the order that says so. */
export const expecting = (
  student: Student,
  quote: Quote,
  { coupon = '', keepWallet = false, key = '' }: Wish = {},
) => ({
  studentId: student.id,
  courseIds: quote.lines.map((line) => line.courseId),
  couponCode: coupon,
  keepWallet,
  expectedPayablePoisha: quote.payablePoisha,
  expectedBalanceUsedPoisha: quote.subtotalPoisha - quote.payablePoisha,
  idempotencyKey: key,
});

export const putInCart = (student: Student, courseId: string, tier: Tier = Tier.TIER_SILVER) =>
  student.calls.commerce.addToCart({ studentId: student.id, courseId, tier });

/** From what lies in the cart to an order at the prices that are shown. */
export const order = async (student: Student, wish: Wish = {}): Promise<Order> => {
  const { coupon: couponCode = '', keepWallet = false } = wish;
  const quote = await student.calls.commerce.getQuote({ studentId: student.id, couponCode, keepWallet });
  return student.calls.commerce.placeOrder(expecting(student, quote, wish));
};

/** Opens the gateway's page for an order; answers its address. */
export const pageOf = async (student: Student, placed: Order): Promise<string> => {
  const expectedTotalPoisha = placed.payablePoisha;
  const { gatewayPageUrl } = await student.calls.commerce.startPayment({
    orderId: placed.id,
    customer,
    expectedTotalPoisha,
  });
  return gatewayPageUrl;
};

/** An order whose page has ended as told; the form that the browser brings back is left to the caller. */
export const orderEnded = async (
  rig: Rig,
  student: Student,
  courseId: string,
  outcome: OutcomeName,
  wish: Wish = {},
) => {
  await putInCart(student, courseId);
  const placed = await order(student, wish);
  const fields = await rig.sandbox.buyer(await pageOf(student, placed), outcome);
  return { student, order: placed, fields };
};

/** Buys a course and is told that it is paid. */
export const buy = async (rig: Rig, student: Student, courseId: string): Promise<Order> => {
  const { order: placed, fields } = await orderEnded(rig, student, courseId, 'pay-lose-ipn');
  await student.calls.commerce.returnFromGateway({ fields });
  return student.calls.commerce.getOrder({ orderId: placed.id });
};
