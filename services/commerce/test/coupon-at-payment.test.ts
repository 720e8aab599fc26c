import {
  buyer,
  createCoupon,
  creditGiftMoney,
  fillCart,
  orderRequestFor,
  placeQuotedOrder,
  readCouponUses,
  taka,
} from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem();

describe('a coupon applied after the order', () => {
  it('is applied at payment, and the total is compared', async () => {
    const student = system.student();
    const coupon = await createCoupon(system, { percent: 10 });
    await fillCart(system, student, 1_000);
    const order = await placeQuotedOrder(student);
    const start = { orderId: order.id, customer: buyer, couponCode: coupon.code };
    await expect(student.startPayment({ ...start, expectedTotalPoisha: taka(1_000) })).rejects.toMatchObject({
      code: 'price-changed',
    });
    expect(await readCouponUses(system, coupon.id)).toEqual({ used: 0, reserved: 0 });
    const expected = { expectedTotalPoisha: taka(900), expectedDiscountPoisha: taka(100) };
    const otherDiscount = { ...start, ...expected, expectedDiscountPoisha: taka(99) };
    await expect(student.startPayment(otherDiscount)).rejects.toMatchObject({ code: 'price-changed' });
    await student.startPayment({ ...start, ...expected });
    expect(await student.getOrder({ orderId: order.id })).toMatchObject({
      discountPoisha: taka(100),
      payablePoisha: taka(900),
      lines: [{ discountPoisha: taka(100), payablePoisha: taka(900) }],
    });
    expect(await readCouponUses(system, coupon.id)).toEqual({ used: 0, reserved: 1 });
  });

  it('makes the order free when the confirmation has it', async () => {
    const student = system.student();
    const coupon = await createCoupon(system, { percent: 100 });
    await fillCart(system, student, 1_000);
    const order = await placeQuotedOrder(student);
    await expect(student.confirmFreeOrder({ orderId: order.id })).rejects.toMatchObject({
      code: 'payment-needed',
    });
    const confirm = { orderId: order.id, couponCode: coupon.code };
    const expected = { ...confirm, expectedTotalPoisha: 0n, expectedDiscountPoisha: taka(1_000) };
    for (const change of [{ expectedTotalPoisha: 1n }, { expectedDiscountPoisha: 1n }])
      await expect(student.confirmFreeOrder({ ...expected, ...change })).rejects.toThrow('price');
    const paid = await student.confirmFreeOrder(expected);
    expect(paid).toMatchObject({ state: 'ORDER_STATE_PAID', method: 'voucher', receivedPoisha: 0n });
    expect(await readCouponUses(system, coupon.id)).toEqual({ used: 1, reserved: 0 });
  });
});

it('with withoutWallet the wallet is not used, also when a coupon is applied later', async () => {
  const student = system.student();
  const coupon = await createCoupon(system, { percent: 10 });
  await creditGiftMoney(system, student, 400);
  await fillCart(system, student, 1_000);
  const quote = await student.getQuote({ studentId: student.id, withoutWallet: true });
  expect(quote).toMatchObject({ withoutWallet: true, walletBalancePoisha: taka(400), walletUsedPoisha: 0n });
  await expect(student.placeOrder(orderRequestFor(student, quote))).rejects.toMatchObject({
    code: 'price-changed',
  });
  const order = await student.placeOrder(orderRequestFor(student, quote, { withoutWallet: true }));
  const start = { orderId: order.id, customer: buyer, couponCode: coupon.code };
  await student.startPayment({ ...start, expectedTotalPoisha: taka(900) });
  expect(await student.getOrder({ orderId: order.id })).toMatchObject({
    withoutWallet: true,
    walletUsedPoisha: 0n,
    payablePoisha: taka(900),
  });
  expect(await student.getWallet({ studentId: student.id })).toMatchObject({ balancePoisha: taka(400) });
});
