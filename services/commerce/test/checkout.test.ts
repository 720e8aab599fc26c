import { Quote } from '@sargam/proto/commerce/v1/commerce';
import { sql } from 'kysely';
import {
  createCoupon,
  creditGiftMoney,
  expireOrder,
  fillCart,
  getOrderState,
  openPaymentPage,
  orderRequestFor,
  placeQuotedOrder,
  readCouponUses,
  taka,
} from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem();

it('an order uses the wallet before the coupon and holds both', async () => {
  const student = system.student();
  const coupon = await createCoupon(system, { percent: 25 });
  await creditGiftMoney(system, student, 400);
  await fillCart(system, student, 700, 500);
  const order = await placeQuotedOrder(student, { couponCode: coupon.code.toLowerCase() });
  expect(order).toMatchObject({
    subtotalPoisha: taka(1_200),
    walletUsedPoisha: taka(400),
    discountPoisha: taka(200),
    payablePoisha: taka(600),
    couponCode: coupon.code,
  });
  expect(await student.getWallet({ studentId: student.id })).toMatchObject({ balancePoisha: 0n });
  expect(await readCouponUses(system, coupon.id)).toEqual({ used: 0, reserved: 1 });

  await system.gateway.returnFromGateway({
    fields: await system.sandbox.completePage(await openPaymentPage(student, order), 'pay'),
  });
  expect(await readCouponUses(system, coupon.id)).toEqual({ used: 1, reserved: 0 });
  expect(await student.getWallet({ studentId: student.id })).toMatchObject({ balancePoisha: 0n });
  await fillCart(system, student, 100);
  await expect(student.getQuote({ studentId: student.id, couponCode: coupon.code })).rejects.toMatchObject({
    message: 'Coupon Not found',
  });
});

it('an expired order releases its holds', async () => {
  const student = system.student();
  const coupon = await createCoupon(system, { useLimit: 1 });
  await creditGiftMoney(system, student, 50);
  await fillCart(system, student, 500);
  const order = await placeQuotedOrder(student, { couponCode: coupon.code });
  await expireOrder(system, student, order);
  expect(await student.getWallet({ studentId: student.id })).toMatchObject({ giftPoisha: taka(50) });
  expect(await readCouponUses(system, coupon.id)).toEqual({ used: 0, reserved: 0 });
  expect(await student.checkCoupon({ studentId: student.id, code: coupon.code })).toEqual({
    code: coupon.code,
    percent: 20,
  });
  await expect(openPaymentPage(student, order)).rejects.toMatchObject({ code: 'order-ended' });
});

it('an expired order that is paid late acquires its holds again', async () => {
  const student = system.student();
  const coupon = await createCoupon(system);
  await creditGiftMoney(system, student, 50);
  await fillCart(system, student, 500);
  const order = await placeQuotedOrder(student, { couponCode: coupon.code });
  const page = await openPaymentPage(student, order);
  await expireOrder(system, student, order);
  await system.gateway.returnFromGateway({ fields: await system.sandbox.completePage(page, 'pay') });
  expect(await getOrderState(student, order)).toBe('paid');
  expect(await student.getWallet({ studentId: student.id })).toMatchObject({ balancePoisha: 0n });
  expect(await readCouponUses(system, coupon.id)).toEqual({ used: 1, reserved: 0 });
});

it('a new order cancels the unpaid one without a payment and takes over its wallet money and coupon', async () => {
  const student = system.student();
  const coupon = await createCoupon(system, { useLimit: 1 });
  await creditGiftMoney(system, student, 100);
  await fillCart(system, student, 500);
  const abandoned = await placeQuotedOrder(student, { couponCode: coupon.code });
  const order = await placeQuotedOrder(student, { couponCode: coupon.code });
  expect(order).toMatchObject({ walletUsedPoisha: taka(100), discountPoisha: abandoned.discountPoisha });
  expect(await getOrderState(student, abandoned)).toBe('cancelled');
  expect(await readCouponUses(system, coupon.id)).toEqual({ used: 0, reserved: 1 });
});

describe('the server’s price decides', () => {
  it('a changed price rejects the order with a current quote', async () => {
    const student = system.student();
    const [courseId = ''] = await fillCart(system, student, 500);
    const quote = await student.getQuote({ studentId: student.id });
    system.catalogue.addCourse(courseId, 650);
    const error = await student
      .placeOrder(orderRequestFor(student, quote))
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'conflict', code: 'price-changed' });
    const { detail } = error as { detail: { quote: string } };
    expect(Quote.fromJSON(JSON.parse(detail.quote))).toMatchObject({
      subtotalPoisha: taka(650),
      payablePoisha: taka(650),
      lines: [{ courseId }],
    });
    expect((await student.listPurchases({ studentId: student.id })).total).toBe(0);
  });

  it.each([
    ['a smaller amount', { expectedPayablePoisha: 1n }],
    ['more balance used', { expectedBalanceUsedPoisha: 100n }],
    ['another cart', { courseIds: ['01J00000000000000000000000'] }],
  ])('%s is rejected', async (_, change) => {
    const student = system.student();
    await fillCart(system, student, 500);
    const quote = await student.getQuote({ studentId: student.id });
    await expect(student.placeOrder({ ...orderRequestFor(student, quote), ...change })).rejects.toMatchObject(
      {
        code: 'price-changed',
      },
    );
  });

  it('a error about the largest cart still fits into its header', async () => {
    const student = system.student();
    await fillCart(system, student, ...Array.from({ length: 50 }, () => 99_999.99));
    const quote = await student.getQuote({ studentId: student.id });
    const error = await student
      .placeOrder({ ...orderRequestFor(student, quote), expectedPayablePoisha: 1n })
      .catch((reason: unknown) => reason);
    const { detail } = error as { detail: { quote: string } };
    expect(Quote.fromJSON(JSON.parse(detail.quote)).lines).toHaveLength(50);
    await expect(student.placeOrder(orderRequestFor(student, quote))).rejects.toMatchObject({
      code: 'order-too-large',
    });
    await expect(fillCart(system, student, 1)).rejects.toMatchObject({ code: 'cart-full' });
  });
});

it('an order paid fully by the wallet needs no payment and is confirmed once', async () => {
  const student = system.student();
  await creditGiftMoney(system, student, 2_000, new Date('2099-01-01T00:00:00Z'));
  await fillCart(system, student, 900);
  const order = await placeQuotedOrder(student);
  await expect(openPaymentPage(student, order)).rejects.toMatchObject({ code: 'nothing-to-pay' });
  const [first, second] = [
    await student.confirmFreeOrder({ orderId: order.id }),
    await student.confirmFreeOrder({ orderId: order.id }),
  ];
  expect(first).toMatchObject({ state: 'ORDER_STATE_PAID', method: 'wallet', walletUsedPoisha: taka(900) });
  expect(second).toEqual(first);
  expect((await student.getCart({ studentId: student.id })).lines).toEqual([]);
  expect(await student.getWallet({ studentId: student.id })).toMatchObject({ balancePoisha: taka(1_100) });
});

it('expired money cannot be spent and leaves the wallet', async () => {
  const student = system.student();
  await creditGiftMoney(system, student, 300, new Date(Date.now() - 1_000));
  await creditGiftMoney(system, student, 200);
  expect(await student.getWallet({ studentId: student.id })).toMatchObject({ balancePoisha: taka(200) });
  await system.service.eventually(async () => {
    const { rows } = await sql<{ amount: bigint }>`
      select sum(e.amount)::bigint as amount from entries e join movements m on m.id = e.movement_id
       where m.student_id = ${student.id} and e.account_id = 'house/expired'`.execute(system.db);
    expect(rows).toEqual([{ amount: taka(300) }]);
  });
});
