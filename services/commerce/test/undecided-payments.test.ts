import { sql } from 'kysely';
import {
  createCoupon,
  creditGiftMoney,
  expireOrder,
  fillCart,
  getOrderState,
  openPaymentPage,
  orderAtGateway,
  placeQuotedOrder,
  readCouponUses,
  taka,
} from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

// Decision B44.
const system = useTestSystem();

/** Starts the session of the order's payment this many minutes earlier. */
const ageSession = (orderId: string, minutes: number) =>
  sql`update payments set opened_at = opened_at - make_interval(mins => ${minutes}) where order_id = ${orderId}`.execute(
    system.db,
  );

const pay = async (page: string) =>
  system.gateway.returnFromGateway({ fields: await system.sandbox.completePage(page, 'pay-lose-ipn') });

describe('while a payment page is open', () => {
  it('a new order is refused with the open order and the end of its session, and nothing changes', async () => {
    const student = system.student();
    const coupon = await createCoupon(system, { useLimit: 1 });
    await creditGiftMoney(system, student, 100);
    await fillCart(system, student, 500);
    const open = await placeQuotedOrder(student, { couponCode: coupon.code });
    await openPaymentPage(student, open);
    const { paymentUndecidedUntil } = await student.getOrder({ orderId: open.id });
    await fillCart(system, student, 300);
    await expect(placeQuotedOrder(student)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'payment-open',
      detail: { orderId: open.id, sessionEndsAt: paymentUndecidedUntil?.toISOString() },
    });
    expect(await getOrderState(student, open)).toBe('awaiting_payment');
    expect(await student.getWallet({ studentId: student.id })).toMatchObject({ balancePoisha: 0n });
    expect(await readCouponUses(system, coupon.id)).toEqual({ used: 0, reserved: 1 });
    expect((await student.listPurchases({ studentId: student.id })).total).toBe(1);
  });

  it('the purchases show until when it is undecided, for thirty minutes', async () => {
    const { student, order, page } = await orderAtGateway(system);
    const readEnds = async () => {
      const { orders } = await student.listPurchases({ studentId: student.id });
      const { paymentUndecidedUntil } = await student.getOrder({ orderId: order.id });
      expect(orders.map((one) => one.paymentUndecidedUntil)).toEqual([paymentUndecidedUntil]);
      return paymentUndecidedUntil;
    };
    const minutesLeft = (Number(await readEnds()) - Date.now()) / 60_000;
    expect(minutesLeft).toBeGreaterThan(29);
    expect(minutesLeft).toBeLessThanOrEqual(30);
    await pay(page);
    expect(await readEnds()).toBeUndefined();
  });

  it('a new order is refused also after the open order expired', async () => {
    const { student, order } = await orderAtGateway(system);
    await expireOrder(system, student, order);
    await ageSession(order.id, -10);
    await expect(placeQuotedOrder(student)).rejects.toMatchObject({ code: 'payment-open' });
    await student.abandonOrder({ orderId: order.id });
    expect(await getOrderState(student, order)).toBe('expired');
    expect(await getOrderState(student, await placeQuotedOrder(student))).toBe('created');
  });

  it('the open order itself can be paid by another session', async () => {
    const { student, order } = await orderAtGateway(system);
    await pay(await openPaymentPage(student, order));
    expect(await getOrderState(student, order)).toBe('paid');
  });
});

it.each(['decline', 'cancel'])('after a %s at the gateway a new order is placed', async (outcome) => {
  const { student, page } = await orderAtGateway(system);
  await system.gateway.returnFromGateway({ fields: await system.sandbox.completePage(page, outcome) });
  expect(await getOrderState(student, await placeQuotedOrder(student))).toBe('created');
});

it('after thirty minutes without a result a new order replaces the open one', async () => {
  const { student, order } = await orderAtGateway(system);
  await ageSession(order.id, 30);
  expect(await getOrderState(student, await placeQuotedOrder(student))).toBe('created');
  expect(await getOrderState(student, order)).toBe('cancelled');
});

it('the open second session of a paid order refuses no new order', async () => {
  const { student, order, page } = await orderAtGateway(system);
  await openPaymentPage(student, order);
  await pay(page);
  await fillCart(system, student, 300);
  expect(await getOrderState(student, await placeQuotedOrder(student))).toBe('created');
});

describe('an abandoned order', () => {
  it('releases its wallet money and coupon for the next order', async () => {
    const student = system.student();
    const coupon = await createCoupon(system, { useLimit: 1 });
    await creditGiftMoney(system, student, 100);
    await fillCart(system, student, 500);
    const abandoned = await placeQuotedOrder(student, { couponCode: coupon.code });
    await openPaymentPage(student, abandoned);
    const ended = await student.abandonOrder({ orderId: abandoned.id });
    expect(ended).toMatchObject({ id: abandoned.id, state: 'ORDER_STATE_CANCELLED' });
    expect(ended.paymentUndecidedUntil).toBeUndefined();
    expect(await student.getWallet({ studentId: student.id })).toMatchObject({ balancePoisha: taka(100) });
    expect(await readCouponUses(system, coupon.id)).toEqual({ used: 0, reserved: 0 });
    const order = await placeQuotedOrder(student, { couponCode: coupon.code });
    expect(order).toMatchObject({ walletUsedPoisha: taka(100), discountPoisha: abandoned.discountPoisha });
    expect(await student.abandonOrder({ orderId: abandoned.id })).toEqual(ended);
  });

  it('is paid if its payment arrives', async () => {
    const { student, order, page } = await orderAtGateway(system);
    await student.abandonOrder({ orderId: order.id });
    await pay(page);
    expect(await getOrderState(student, order)).toBe('paid');
  });

  it('that was paid before stays paid', async () => {
    const { student, order, page } = await orderAtGateway(system);
    await pay(page);
    expect(await student.abandonOrder({ orderId: order.id })).toMatchObject({ state: 'ORDER_STATE_PAID' });
    expect(await getOrderState(student, order)).toBe('paid');
  });

  it('belongs to the caller', async () => {
    const { student, order } = await orderAtGateway(system);
    const request = { orderId: order.id };
    await expect(system.student().abandonOrder(request)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(system.admin.abandonOrder(request)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await getOrderState(student, order)).toBe('awaiting_payment');
  });
});
