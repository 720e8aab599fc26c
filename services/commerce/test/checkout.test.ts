import { Quote } from '@sargam/proto/commerce/v1/commerce';
import { sql } from 'kysely';
import {
  buyer,
  createCoupon,
  creditGiftMoney,
  expireOrder,
  fillCart,
  getOrderState,
  openPaymentPage,
  orderAsQuoted,
  orderRequestFor,
  taka,
} from './world/steps.ts';
import { useWorld } from './world/world.ts';

const world = useWorld();

const couponRow = async (id: string) =>
  (
    await sql<{
      used: number;
      reserved: number;
    }>`select used, reserved from coupons where id = ${id}`.execute(world.db)
  ).rows[0];

it('an order takes the wallet first, then the coupon, and holds both', async () => {
  const student = world.student();
  const coupon = await createCoupon(world, { percent: 25 });
  await creditGiftMoney(world, student, 400);
  await fillCart(world, student, 700, 500);
  const order = await orderAsQuoted(student, { couponCode: coupon.code.toLowerCase() });
  expect(order).toMatchObject({
    subtotalPoisha: taka(1_200),
    walletUsedPoisha: taka(400),
    discountPoisha: taka(200),
    payablePoisha: taka(600),
    couponCode: coupon.code,
  });
  expect(await student.getWallet({ studentId: student.id })).toMatchObject({ balancePoisha: 0n });
  expect(await couponRow(coupon.id)).toEqual({ used: 0, reserved: 1 });

  await world.gateway.returnFromGateway({
    fields: await world.sandbox.completePage(await openPaymentPage(student, order), 'pay'),
  });
  expect(await couponRow(coupon.id)).toEqual({ used: 1, reserved: 0 });
  expect(await student.getWallet({ studentId: student.id })).toMatchObject({ balancePoisha: 0n });
  await fillCart(world, student, 100);
  await expect(student.getQuote({ studentId: student.id, couponCode: coupon.code })).rejects.toMatchObject({
    message: 'Coupon Not found',
  });
});

it('expiry gives back what the order held', async () => {
  const student = world.student();
  const coupon = await createCoupon(world, { useLimit: 1 });
  await creditGiftMoney(world, student, 50);
  await fillCart(world, student, 500);
  const order = await orderAsQuoted(student, { couponCode: coupon.code });
  await expireOrder(world, student, order);
  expect(await student.getWallet({ studentId: student.id })).toMatchObject({ giftPoisha: taka(50) });
  expect(await couponRow(coupon.id)).toEqual({ used: 0, reserved: 0 });
  expect(await student.checkCoupon({ studentId: student.id, code: coupon.code })).toEqual({
    code: coupon.code,
    percent: 20,
  });
  await expect(openPaymentPage(student, order)).rejects.toMatchObject({ code: 'order-ended' });
});

it('an order that is paid after it expired takes its wallet and coupon again', async () => {
  const student = world.student();
  const coupon = await createCoupon(world);
  await creditGiftMoney(world, student, 50);
  await fillCart(world, student, 500);
  const order = await orderAsQuoted(student, { couponCode: coupon.code });
  const page = await openPaymentPage(student, order);
  await expireOrder(world, student, order);
  await world.gateway.returnFromGateway({ fields: await world.sandbox.completePage(page, 'pay') });
  expect(await getOrderState(student, order)).toBe('paid');
  expect(await student.getWallet({ studentId: student.id })).toMatchObject({ balancePoisha: 0n });
  expect(await couponRow(coupon.id)).toEqual({ used: 1, reserved: 0 });
});

it('where what it held is gone by then, it waits for a person with its money put down', async () => {
  const student = world.student();
  await creditGiftMoney(world, student, 50);
  await fillCart(world, student, 500);
  const order = await orderAsQuoted(student);
  const page = await openPaymentPage(student, order);
  await expireOrder(world, student, order);
  const instead = await orderAsQuoted(student);
  await world.gateway.returnFromGateway({
    fields: await world.sandbox.completePage(await openPaymentPage(student, instead), 'pay'),
  });
  await world.gateway.returnFromGateway({ fields: await world.sandbox.completePage(page, 'pay') });
  expect(await getOrderState(student, instead)).toBe('paid');
  expect(await getOrderState(student, order)).toBe('review');
  const { rows } = await sql<{ amount: bigint }>`
    select sum(e.amount)::bigint as amount from entries e join movements m on m.id = e.movement_id
     where m.order_id = ${order.id} and e.account_id = 'house/unallocated'`.execute(world.db);
  expect(rows).toEqual([{ amount: taka(450) }]);
});

it('a new order takes the place of one left at the payment page, with its wallet and coupon', async () => {
  const student = world.student();
  const coupon = await createCoupon(world, { useLimit: 1 });
  await creditGiftMoney(world, student, 100);
  await fillCart(world, student, 500);
  const left = await orderAsQuoted(student, { couponCode: coupon.code });
  await openPaymentPage(student, left);
  const order = await orderAsQuoted(student, { couponCode: coupon.code });
  expect(order).toMatchObject({ walletUsedPoisha: taka(100), discountPoisha: left.discountPoisha });
  expect(await getOrderState(student, left)).toBe('cancelled');
  expect(await couponRow(coupon.id)).toEqual({ used: 0, reserved: 1 });
});

it('the wallet is kept by a buyer who wants to, also when a coupon is applied later', async () => {
  const student = world.student();
  const coupon = await createCoupon(world, { percent: 10 });
  await creditGiftMoney(world, student, 400);
  await fillCart(world, student, 1_000);
  const quote = await student.getQuote({ studentId: student.id, keepWallet: true });
  expect(quote).toMatchObject({ keepWallet: true, walletBalancePoisha: taka(400), walletUsedPoisha: 0n });
  await expect(student.placeOrder(orderRequestFor(student, quote))).rejects.toMatchObject({
    code: 'price-changed',
  });
  const order = await student.placeOrder(orderRequestFor(student, quote, { keepWallet: true }));
  const start = { orderId: order.id, customer: buyer, couponCode: coupon.code };
  await student.startPayment({ ...start, expectedTotalPoisha: taka(900) });
  expect(await student.getOrder({ orderId: order.id })).toMatchObject({
    ...{ keepWallet: true, walletUsedPoisha: 0n, payablePoisha: taka(900) },
  });
  expect(await student.getWallet({ studentId: student.id })).toMatchObject({ balancePoisha: taka(400) });
});

describe('the price is the server’s own', () => {
  it('a price that changed since the screen was drawn is refused with a fresh quote', async () => {
    const student = world.student();
    const [courseId = ''] = await fillCart(world, student, 500);
    const quote = await student.getQuote({ studentId: student.id });
    world.catalogue.addCourse(courseId, 650);
    const refusal = await student
      .placeOrder(orderRequestFor(student, quote))
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ kind: 'conflict', code: 'price-changed' });
    const { detail } = refusal as { detail: { quote: string } };
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
  ])('%s is refused', async (_, change) => {
    const student = world.student();
    await fillCart(world, student, 500);
    const quote = await student.getQuote({ studentId: student.id });
    await expect(student.placeOrder({ ...orderRequestFor(student, quote), ...change })).rejects.toMatchObject(
      {
        code: 'price-changed',
      },
    );
  });

  it('a refusal about the largest cart still fits into its header', async () => {
    const student = world.student();
    await fillCart(world, student, ...Array.from({ length: 50 }, () => 99_999.99));
    const quote = await student.getQuote({ studentId: student.id });
    const refusal = await student
      .placeOrder({ ...orderRequestFor(student, quote), expectedPayablePoisha: 1n })
      .catch((error: unknown) => error);
    const { detail } = refusal as { detail: { quote: string } };
    expect(Quote.fromJSON(JSON.parse(detail.quote)).lines).toHaveLength(50);
    await expect(student.placeOrder(orderRequestFor(student, quote))).rejects.toMatchObject({
      code: 'order-too-large',
    });
    await expect(fillCart(world, student, 1)).rejects.toMatchObject({ code: 'cart-full' });
  });
});

describe('a coupon that the order learns of later', () => {
  it('is applied when payment starts, and the total compared', async () => {
    const student = world.student();
    const coupon = await createCoupon(world, { percent: 10 });
    await fillCart(world, student, 1_000);
    const order = await orderAsQuoted(student);
    const start = { orderId: order.id, customer: buyer, couponCode: coupon.code };
    await expect(student.startPayment({ ...start, expectedTotalPoisha: taka(1_000) })).rejects.toMatchObject({
      code: 'price-changed',
    });
    expect(await couponRow(coupon.id)).toEqual({ used: 0, reserved: 0 });
    const seen = { expectedTotalPoisha: taka(900), expectedDiscountPoisha: taka(100) };
    const other = { ...start, ...seen, expectedDiscountPoisha: taka(99) };
    await expect(student.startPayment(other)).rejects.toMatchObject({ code: 'price-changed' });
    await student.startPayment({ ...start, ...seen });
    expect(await student.getOrder({ orderId: order.id })).toMatchObject({
      discountPoisha: taka(100),
      payablePoisha: taka(900),
      lines: [{ discountPoisha: taka(100), payablePoisha: taka(900) }],
    });
    expect(await couponRow(coupon.id)).toEqual({ used: 0, reserved: 1 });
  });

  it('makes an order free that is confirmed with it', async () => {
    const student = world.student();
    const coupon = await createCoupon(world, { percent: 100 });
    await fillCart(world, student, 1_000);
    const order = await orderAsQuoted(student);
    await expect(student.confirmFreeOrder({ orderId: order.id })).rejects.toMatchObject({
      code: 'payment-needed',
    });
    const confirm = { orderId: order.id, couponCode: coupon.code };
    const seen = { ...confirm, expectedTotalPoisha: 0n, expectedDiscountPoisha: taka(1_000) };
    for (const other of [{ expectedTotalPoisha: 1n }, { expectedDiscountPoisha: 1n }])
      await expect(student.confirmFreeOrder({ ...seen, ...other })).rejects.toThrow('price');
    const paid = await student.confirmFreeOrder(seen);
    expect(paid).toMatchObject({ state: 'ORDER_STATE_PAID', method: 'voucher', receivedPoisha: 0n });
    expect(await couponRow(coupon.id)).toEqual({ used: 1, reserved: 0 });
  });
});

it('an order that the wallet pays whole needs no gateway, once', async () => {
  const student = world.student();
  await creditGiftMoney(world, student, 2_000, new Date('2099-01-01T00:00:00Z'));
  await fillCart(world, student, 900);
  const order = await orderAsQuoted(student);
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

it('money whose time is over cannot be spent, and leaves the wallet', async () => {
  const student = world.student();
  await creditGiftMoney(world, student, 300, new Date(Date.now() - 1_000));
  await creditGiftMoney(world, student, 200);
  expect(await student.getWallet({ studentId: student.id })).toMatchObject({ balancePoisha: taka(200) });
  await world.it.eventually(async () => {
    const { rows } = await sql<{ amount: bigint }>`
      select sum(e.amount)::bigint as amount from entries e join movements m on m.id = e.movement_id
       where m.student_id = ${student.id} and e.account_id = 'house/expired'`.execute(world.db);
    expect(rows).toEqual([{ amount: taka(300) }]);
  });
});
