import { newId } from '@sargam/chassis/ids';
import { Tier } from '@sargam/proto/common/v1/offer';
import { orderEvents } from '../src/orders/order-events.ts';
import { createCoupon, taka } from './world/steps.ts';
import { useWorld } from './world/world.ts';

const world = useWorld();

describe('coupons', () => {
  it('are made, listed, counted and deleted by admins alone', async () => {
    const coupon = await createCoupon(world, { percent: 30, useLimit: 5 });
    expect((await world.admin.listCoupons({})).coupons).toContainEqual(coupon);
    await expect(
      world.admin.createCoupon({ ...coupon, code: coupon.code.toLowerCase() }),
    ).rejects.toMatchObject({
      code: 'coupon-exists',
    });
    const student = world.student();
    const asked = { code: 'MINE', percent: 99, useLimit: 1, expiresOn: '2099-12-31' };
    await expect(student.createCoupon(asked)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(student.listCoupons({})).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(student.deleteCoupon({ couponId: coupon.id })).rejects.toMatchObject({ kind: 'forbidden' });

    await world.admin.deleteCoupon({ couponId: coupon.id });
    await expect(student.checkCoupon({ studentId: student.id, code: coupon.code })).rejects.toMatchObject({
      kind: 'not_found',
      message: 'Coupon Not found',
    });
    expect((await world.admin.listCoupons({})).coupons).not.toContainEqual(coupon);
    await expect(world.admin.createCoupon(coupon)).resolves.toMatchObject({ code: coupon.code, used: 0 });
  });
});

describe('orders of an earlier system', () => {
  const paidIn = (year: string) => ({
    reference: newId(),
    studentId: newId(),
    lines: [{ courseId: 'old-course', tier: Tier.TIER_GOLD }],
    couponCode: 'OLD10',
    couponPercent: 10,
    paidAt: new Date(`${year}-06-15T10:00:00Z`),
    method: 'BKASH-BKash',
    reason: 'Moved from the old site',
  });

  beforeAll(() => world.catalogue.addCourse('old-course', 500, { gold: 1_000, published: false }));

  it('are taken over once for each reference, and told as imported', async () => {
    const order = paidIn('2024');
    world.it.publishedEvents(orderEvents);
    const answers = await Promise.all(Array.from({ length: 5 }, () => world.admin.importPaidOrder(order)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers[0]).toMatchObject({
      state: 'ORDER_STATE_PAID',
      subtotalPoisha: taka(1_000),
      discountPoisha: taka(100),
      payablePoisha: taka(900),
      receivedPoisha: taka(877.5),
      paidAt: order.paidAt,
      createdAt: order.paidAt,
      method: 'BKASH-BKash',
      couponCode: 'OLD10',
    });
    const told = () =>
      world.it
        .publishedEvents(orderEvents)
        .filter(({ key, event }) => key === answers[0]?.id && event.event?.$case === 'paid');
    await world.it.eventually(() => expect(told()).toHaveLength(1));
    expect(told()[0]?.event.event).toMatchObject({ value: { imported: true } });
    expect((await world.admin.listPurchases({ studentId: order.studentId })).total).toBe(1);
  });

  it('carry the cut that was given, or by the rule of their time', async () => {
    const [before, given] = [paidIn('2021'), { ...paidIn('2021'), receivedPoisha: taka(850) }];
    expect((await world.admin.importPaidOrder(before)).receivedPoisha).toBe(taka(900));
    expect((await world.admin.importPaidOrder(given)).receivedPoisha).toBe(taka(850));
  });

  it.each([
    ['paid_at', { paidAt: new Date('2099-01-01T00:00:00Z') }],
    ['reason', { reason: ' ' }],
    ['lines', { lines: [] }],
    ['reference', { reference: '' }],
    ['received_poisha', { receivedPoisha: taka(901) }],
    ['coupon_percent', { couponPercent: 101 }],
  ])('are refused with a bad %s', async (field, change) => {
    await expect(world.admin.importPaidOrder({ ...paidIn('2024'), ...change })).rejects.toMatchObject({
      kind: 'invalid',
      fields: [expect.objectContaining({ field })],
    });
  });

  it('are taken over by admins alone', async () => {
    await expect(world.student().importPaidOrder(paidIn('2024'))).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});
