import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import { orderEvents } from '../src/orders/order-events.ts';
import { signAsGateway } from './world/signing.ts';
import {
  countNotifications,
  createCoupon,
  expireOrder,
  fillCart,
  getOrderState,
  makeOrderChecksDue,
  openPaymentPage,
  orderAsQuoted,
  orderAtGateway,
  orderRequestFor,
  taka,
} from './world/steps.ts';
import { useWorld } from './world/world.ts';

const world = useWorld();

const eventsOf = (orderId: string): OrderEvent[] =>
  world.it.publishedEvents(orderEvents).flatMap(({ key, event }) => (key === orderId ? [event] : []));

it('a paid order is paid by card, less the gateway’s cut, told once, and its courses leave the cart', async () => {
  const { student, order, page } = await orderAtGateway(world, 1_250, 300);
  const [other] = await fillCart(world, student, 500);
  const fields = await world.sandbox.completePage(page, 'pay');
  const outcome = await world.gateway.returnFromGateway({ fields });
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
  await world.it.eventually(() =>
    expect(eventsOf(order.id).map(({ event }) => event?.$case)).toEqual(['placed', 'paid']),
  );
});

it.each([
  ['decline', 'failed'],
  ['cancel', 'cancelled'],
  ['leave', 'expired'],
  ['expire', 'expired'],
])('%s: the order is %s, and the cart is kept for another try', async (outcome, state) => {
  const { student, courses, order, page } = await orderAtGateway(world);
  await world.sandbox.completePage(page, outcome);
  await world.it.eventually(async () => expect(await getOrderState(student, order)).toBe(state));
  const { lines } = await student.getCart({ studentId: student.id });
  expect(lines.map((line) => line.courseId)).toEqual(courses);
  const again = await orderAsQuoted(student);
  await world.gateway.returnFromGateway({
    fields: await world.sandbox.completePage(await openPaymentPage(student, again), 'pay'),
  });
  expect(await getOrderState(student, again)).toBe('paid');
});

it.each(['pay-lose-redirect', 'pay-lose-ipn', 'pay-ipn-first', 'pay-ipn-thrice'])(
  '%s: the order is paid once all the same',
  async (outcome) => {
    const { student, order, page } = await orderAtGateway(world);
    const fields = await world.sandbox.completePage(page, outcome);
    if (outcome !== 'pay-lose-redirect') await world.gateway.returnFromGateway({ fields });
    await world.it.eventually(async () => expect(await getOrderState(student, order)).toBe('paid'));
  },
);

it('notification and return both lost: the sweep asks the gateway and settles', async () => {
  const { student, order, page } = await orderAtGateway(world);
  await world.sandbox.completePage(page, 'pay-lose-both');
  await makeOrderChecksDue(world, order);
  await world.it.eventually(async () => expect(await getOrderState(student, order)).toBe('paid'));
});

it('a risky payment waits for a person, and enrols nobody', async () => {
  const { student, order, page } = await orderAtGateway(world);
  const fields = await world.sandbox.completePage(page, 'pay-risky');
  expect(await world.gateway.returnFromGateway({ fields })).toMatchObject({ state: 'ORDER_STATE_REVIEW' });
  expect((await student.getCart({ studentId: student.id })).lines).toHaveLength(1);
  await world.gateway.notifyPayment({ fields });
  expect(await getOrderState(student, order)).toBe('review');
  expect(await countNotifications(world, 'review')).toBeGreaterThanOrEqual(1);
});

it('that a course is under review is said before anything of the coupon, which its order keeps', async () => {
  const student = world.student();
  await fillCart(world, student, 1_250);
  const { code: couponCode } = await createCoupon(world);
  const page = await openPaymentPage(student, await orderAsQuoted(student, { couponCode }));
  await world.gateway.returnFromGateway({ fields: await world.sandbox.completePage(page, 'pay-risky') });
  const seen = orderRequestFor(student, await student.getQuote({ studentId: student.id }), { couponCode });
  await expect(student.placeOrder(seen)).rejects.toMatchObject({ code: 'course-under-review' });
});

it('a course whose payment is under review is not sold again, another one is', async () => {
  const { student, courses, order, page } = await orderAtGateway(world);
  await world.gateway.returnFromGateway({ fields: await world.sandbox.completePage(page, 'pay-risky') });
  await expect(orderAsQuoted(student)).rejects.toMatchObject({ code: 'course-under-review' });
  expect(await getOrderState(student, order)).toBe('review');
  for (const courseId of courses) await student.removeFromCart({ studentId: student.id, courseId });
  await fillCart(world, student, 300);
  const other = await orderAsQuoted(student);
  expect(await getOrderState(student, other)).toBe('created');
  expect(await getOrderState(student, order)).toBe('review');
});

describe('nothing changes but a line in the log and a count', () => {
  it('where the amount was tampered with', async () => {
    const { student, order, page } = await orderAtGateway(world);
    const before = await countNotifications(world, 'mismatch');
    const fields = await world.sandbox.completePage(page, 'pay-tampered');
    expect(await world.gateway.returnFromGateway({ fields })).toMatchObject({
      state: 'ORDER_STATE_AWAITING_PAYMENT',
    });
    expect(await getOrderState(student, order)).toBe('awaiting_payment');
    expect(await countNotifications(world, 'mismatch')).toBeGreaterThan(before);
  });

  it('where the signature is forged', async () => {
    const { student, order, page } = await orderAtGateway(world);
    const before = await countNotifications(world, 'forged');
    const fields = await world.sandbox.completePage(page, 'bad-signature');
    await expect(world.gateway.returnFromGateway({ fields })).rejects.toMatchObject({
      code: 'payment-message-refused',
    });
    expect(await getOrderState(student, order)).toBe('awaiting_payment');
    expect(await countNotifications(world, 'forged')).toBeGreaterThan(before);
  });

  it('where another order’s validation is shown', async () => {
    const [paid, wanted] = [await orderAtGateway(world), await orderAtGateway(world)];
    const fields = await world.sandbox.completePage(paid.page, 'pay');
    const before = await countNotifications(world, 'mismatch');
    await world.gateway.notifyPayment({
      fields: signAsGateway({ ...fields, tran_id: `${wanted.order.id}-1` }),
    });
    expect(await getOrderState(wanted.student, wanted.order)).toBe('awaiting_payment');
    expect(await countNotifications(world, 'mismatch')).toBe(before + 1);
  });

  it('where the payment or the validation is not known', async () => {
    const { student, order, page } = await orderAtGateway(world);
    const fields = await world.sandbox.completePage(page, 'bad-signature');
    const good = signAsGateway({ ...fields, verify_key: 'status,store_id,tran_id,val_id', status: 'VALID' });
    await expect(
      world.gateway.notifyPayment({ fields: signAsGateway({ ...good, tran_id: 'nobody-1' }) }),
    ).rejects.toMatchObject({ code: 'payment-unknown' });
    await world.gateway.notifyPayment({ fields: signAsGateway({ ...good, val_id: 'made-up' }) });
    expect(await getOrderState(student, order)).toBe('awaiting_payment');
  });

  it('where a decline comes after the payment', async () => {
    const { student, order, page } = await orderAtGateway(world);
    const fields = await world.sandbox.completePage(page, 'pay');
    await world.gateway.returnFromGateway({ fields });
    await world.gateway.notifyPayment({ fields: signAsGateway({ ...fields, status: 'FAILED' }) });
    expect(await getOrderState(student, order)).toBe('paid');
  });
});

describe('money that comes late is not lost', () => {
  it('an order that expired and was then truly paid is paid', async () => {
    const { student, order, page } = await orderAtGateway(world);
    await expireOrder(world, student, order);
    await world.gateway.returnFromGateway({ fields: await world.sandbox.completePage(page, 'pay') });
    expect(await getOrderState(student, order)).toBe('paid');
  });

  it('a second payment of one order is kept apart', async () => {
    const { student, order, page } = await orderAtGateway(world);
    const second = await openPaymentPage(student, order);
    await world.gateway.returnFromGateway({ fields: await world.sandbox.completePage(page, 'pay-lose-ipn') });
    await world.gateway.returnFromGateway({
      fields: await world.sandbox.completePage(second, 'pay-lose-ipn'),
    });
    expect(await getOrderState(student, order)).toBe('paid');
    const attempts = await world.db
      .selectFrom('payments')
      .select('state')
      .where('order_id', '=', order.id as never)
      .orderBy('attempt')
      .execute();
    expect(attempts.map(({ state }) => state)).toEqual(['paid', 'surplus']);
  });

  it('a declined attempt does not end an order that is being paid by another', async () => {
    const { student, order, page } = await orderAtGateway(world);
    const second = await openPaymentPage(student, order);
    await world.gateway.returnFromGateway({ fields: await world.sandbox.completePage(page, 'decline') });
    expect(await getOrderState(student, order)).toBe('awaiting_payment');
    await world.gateway.returnFromGateway({ fields: await world.sandbox.completePage(second, 'pay') });
    expect(await getOrderState(student, order)).toBe('paid');
  });
});

describe('the gateway fails', () => {
  afterEach(() => world.sandbox.clearFaults());

  it.each(['500', 'garbage', 'reset'])(
    '%s at the validation: the order waits, and the sweep settles it',
    async (mode) => {
      const { student, order, page } = await orderAtGateway(world);
      await world.sandbox.injectFault('validation', mode);
      const fields = await world.sandbox.completePage(page, 'pay-lose-ipn');
      expect(await world.gateway.returnFromGateway({ fields })).toMatchObject({
        state: 'ORDER_STATE_AWAITING_PAYMENT',
      });
      await makeOrderChecksDue(world, order);
      await world.it.eventually(async () => expect(await getOrderState(student, order)).toBe('paid'));
    },
  );

  it('no session can be opened: the buyer is told so, and can try again', async () => {
    const student = world.student();
    await fillCart(world, student, 700);
    const order = await orderAsQuoted(student);
    await world.sandbox.injectFault('session', '500');
    await expect(openPaymentPage(student, order)).rejects.toMatchObject({ code: 'payment-unavailable' });
    await world.gateway.returnFromGateway({
      fields: await world.sandbox.completePage(await openPaymentPage(student, order), 'pay'),
    });
    expect(await getOrderState(student, order)).toBe('paid');
  });
});
