import { newId } from '@sargam/chassis/ids';
import type { Quote } from '@sargam/proto/commerce/v1/commerce';
import type { Order } from '@sargam/proto/commerce/v1/order';
import { Tier } from '@sargam/proto/common/v1/offer';
import type { OutcomeName } from '@sargam/sslcommerz-sandbox/payments/outcome';
import type { Calls, Clients } from '../system/clients.ts';
import type { TestSystem } from '../system/test-system.ts';

/** A student with a verified e-mail address, with clients for both processes of commerce. */
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

export interface OrderOptions {
  readonly coupon?: string;
  readonly withoutWallet?: boolean;
  readonly key?: string;
}

/** The order request that a screen sends for the quote it shows. */
export const orderRequest = (
  student: Student,
  quote: Quote,
  { coupon = '', withoutWallet = false, key = '' }: OrderOptions = {},
) => ({
  studentId: student.id,
  courseIds: quote.lines.map((line) => line.courseId),
  couponCode: coupon,
  withoutWallet,
  expectedPayablePoisha: quote.payablePoisha,
  expectedBalanceUsedPoisha: quote.subtotalPoisha - quote.payablePoisha,
  idempotencyKey: key,
});

export const putInCart = (student: Student, courseId: string, tier: Tier = Tier.TIER_SILVER) =>
  student.calls.commerce.addToCart({ studentId: student.id, courseId, tier });

/** Places an order of the cart at the quoted prices. */
export const placeOrder = async (student: Student, options: OrderOptions = {}): Promise<Order> => {
  const { coupon: couponCode = '', withoutWallet = false } = options;
  const quote = await student.calls.commerce.getQuote({ studentId: student.id, couponCode, withoutWallet });
  return student.calls.commerce.placeOrder(orderRequest(student, quote, options));
};

/** Opens the payment page of an order and returns its URL. */
export const openPaymentPage = async (
  student: Student,
  placed: Pick<Order, 'id' | 'payablePoisha'>,
): Promise<string> => {
  const expectedTotalPoisha = placed.payablePoisha;
  const { gatewayPageUrl } = await student.calls.commerce.startPayment({
    orderId: placed.id,
    customer,
    expectedTotalPoisha,
  });
  return gatewayPageUrl;
};

/** Places an order and completes its payment page with the outcome. The returned form is not sent to commerce. */
export const completeOrder = async (
  system: TestSystem,
  student: Student,
  courseId: string,
  outcome: OutcomeName,
  options: OrderOptions = {},
) => {
  await putInCart(student, courseId);
  const placed = await placeOrder(student, options);
  const fields = await system.sandbox.completePage(await openPaymentPage(student, placed), outcome);
  return { student, order: placed, fields };
};

/** Buys a course; returns the paid order. */
export const buyCourse = async (system: TestSystem, student: Student, courseId: string): Promise<Order> => {
  const { order: placed, fields } = await completeOrder(system, student, courseId, 'pay-lose-ipn');
  await student.calls.commerce.returnFromGateway({ fields });
  return student.calls.commerce.getOrder({ orderId: placed.id });
};
