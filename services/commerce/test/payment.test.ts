import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import { orderEvents } from '../src/orders/order-messages.ts';
import {
  countNotifications,
  createCoupon,
  expireOrder,
  fillCart,
  getOrderState,
  makeOrderChecksDue,
  openPaymentPage,
  orderAtGateway,
  orderRequestFor,
  placeQuotedOrder,
  taka,
} from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem();

const eventsOf = (orderId: string): OrderEvent[] =>
  system.service.publishedEvents(orderEvents).flatMap(({ key, event }) => (key === orderId ? [event] : []));

it('a card payment pays the order less the gateway fee, publishes one event and removes its courses from the cart', async () => {
  const { student, order, page } = await orderAtGateway(system, 1_250, 300);
  const [other] = await fillCart(system, student, 500);
  const fields = await system.sandbox.completePage(page, 'pay');
  const outcome = await system.gateway.returnFromGateway({ fields });
  expect(outcome).toMatchObject({ orderId: order.id, state: 'ORDER_STATE_PAID', chargeReference: '' });

  const paid = await student.getOrder({ orderId: order.id });
  expect(paid).toMatchObject({
    state: 'ORDER_STATE_PAID',
    payablePoisha: taka(1_550),
    receivedPoisha: taka(1_511.25),
  });
  expect(paid.method).toMatch(/bkash/i);
  expect(paid.paidAt).toBeInstanceOf(Date);
  const { lines } = await student.getCart({ studentId: student.id });
  expect(lines.map((line) => line.courseId)).toEqual([other]);
  await system.service.eventually(() =>
    expect(eventsOf(order.id).map(({ event }) => event?.$case)).toEqual(['placed', 'paid']),
  );
});

it.each([
  ['decline', 'failed'],
  ['cancel', 'cancelled'],
  ['leave', 'expired'],
  ['expire', 'expired'],
])('%s: the order is %s and the cart stays for another attempt', async (outcome, state) => {
  const { student, courses, order, page } = await orderAtGateway(system);
  await system.sandbox.completePage(page, outcome);
  await system.service.eventually(async () => expect(await getOrderState(student, order)).toBe(state));
  const { lines } = await student.getCart({ studentId: student.id });
  expect(lines.map((line) => line.courseId)).toEqual(courses);
  const again = await placeQuotedOrder(student);
  await system.gateway.returnFromGateway({
    fields: await system.sandbox.completePage(await openPaymentPage(student, again), 'pay'),
  });
  expect(await getOrderState(student, again)).toBe('paid');
});

it.each(['pay-lose-redirect', 'pay-lose-ipn', 'pay-ipn-first', 'pay-ipn-thrice'])(
  '%s: the order is paid once',
  async (outcome) => {
    const { student, order, page } = await orderAtGateway(system);
    const fields = await system.sandbox.completePage(page, outcome);
    if (outcome !== 'pay-lose-redirect') await system.gateway.returnFromGateway({ fields });
    await system.service.eventually(async () => expect(await getOrderState(student, order)).toBe('paid'));
  },
);

it('notification and return lost: the sweep queries the gateway and settles', async () => {
  const { student, order, page } = await orderAtGateway(system);
  await system.sandbox.completePage(page, 'pay-lose-both');
  await makeOrderChecksDue(system, order);
  await system.service.eventually(async () => expect(await getOrderState(student, order)).toBe('paid'));
});

it('a risky payment goes to review and keeps the cart', async () => {
  const { student, order, page } = await orderAtGateway(system);
  const fields = await system.sandbox.completePage(page, 'pay-risky');
  expect(await system.gateway.returnFromGateway({ fields })).toMatchObject({ state: 'ORDER_STATE_REVIEW' });
  expect((await student.getCart({ studentId: student.id })).lines).toHaveLength(1);
  await system.gateway.notifyPayment({ fields });
  expect(await getOrderState(student, order)).toBe('review');
  expect(await countNotifications(system, 'review')).toBeGreaterThanOrEqual(1);
});

it('an order of a course under review is rejected before its reserved coupon is checked', async () => {
  const student = system.student();
  await fillCart(system, student, 1_250);
  const { code: couponCode } = await createCoupon(system);
  const page = await openPaymentPage(student, await placeQuotedOrder(student, { couponCode }));
  await system.gateway.returnFromGateway({ fields: await system.sandbox.completePage(page, 'pay-risky') });
  const request = orderRequestFor(student, await student.getQuote({ studentId: student.id }), { couponCode });
  await expect(student.placeOrder(request)).rejects.toMatchObject({ code: 'course-under-review' });
});

it('a course under review cannot be ordered again, another course can', async () => {
  const { student, courses, order, page } = await orderAtGateway(system);
  await system.gateway.returnFromGateway({ fields: await system.sandbox.completePage(page, 'pay-risky') });
  await expect(placeQuotedOrder(student)).rejects.toMatchObject({ code: 'course-under-review' });
  expect(await getOrderState(student, order)).toBe('review');
  for (const courseId of courses) await student.removeFromCart({ studentId: student.id, courseId });
  await fillCart(system, student, 300);
  const other = await placeQuotedOrder(student);
  expect(await getOrderState(student, other)).toBe('created');
  expect(await getOrderState(student, order)).toBe('review');
});

describe('a late payment', () => {
  it('of an expired order pays it', async () => {
    const { student, order, page } = await orderAtGateway(system);
    await expireOrder(system, student, order);
    await system.gateway.returnFromGateway({ fields: await system.sandbox.completePage(page, 'pay') });
    expect(await getOrderState(student, order)).toBe('paid');
  });

  it('as the second payment of an order becomes surplus', async () => {
    const { student, order, page } = await orderAtGateway(system);
    const second = await openPaymentPage(student, order);
    await system.gateway.returnFromGateway({
      fields: await system.sandbox.completePage(page, 'pay-lose-ipn'),
    });
    await system.gateway.returnFromGateway({
      fields: await system.sandbox.completePage(second, 'pay-lose-ipn'),
    });
    expect(await getOrderState(student, order)).toBe('paid');
    const attempts = await system.db
      .selectFrom('payments')
      .select('state')
      .where('order_id', '=', order.id as never)
      .orderBy('attempt')
      .execute();
    expect(attempts.map(({ state }) => state)).toEqual(['paid', 'surplus']);
  });

  it('a declined attempt does not end an order with another open attempt', async () => {
    const { student, order, page } = await orderAtGateway(system);
    const second = await openPaymentPage(student, order);
    await system.gateway.returnFromGateway({ fields: await system.sandbox.completePage(page, 'decline') });
    expect(await getOrderState(student, order)).toBe('awaiting_payment');
    await system.gateway.returnFromGateway({ fields: await system.sandbox.completePage(second, 'pay') });
    expect(await getOrderState(student, order)).toBe('paid');
  });
});
