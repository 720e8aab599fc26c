import { newId } from '@sargam/chassis/ids';
import { Tier } from '@sargam/proto/common/v1/offer';
import { orderEvents } from '../src/orders/order-messages.ts';
import { createCoupon, taka } from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem();

describe('coupons', () => {
  it('only admins create, list and delete them', async () => {
    const coupon = await createCoupon(system, { percent: 30, useLimit: 5 });
    expect((await system.admin.listCoupons({})).coupons).toContainEqual(coupon);
    await expect(
      system.admin.createCoupon({ ...coupon, code: coupon.code.toLowerCase() }),
    ).rejects.toMatchObject({
      code: 'coupon-exists',
    });
    const student = system.student();
    const request = { code: 'MINE', percent: 99, useLimit: 1, expiresOn: '2099-12-31' };
    await expect(student.createCoupon(request)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(student.listCoupons({})).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(student.deleteCoupon({ couponId: coupon.id })).rejects.toMatchObject({ kind: 'forbidden' });

    await system.admin.deleteCoupon({ couponId: coupon.id });
    await expect(student.checkCoupon({ studentId: student.id, code: coupon.code })).rejects.toMatchObject({
      kind: 'not_found',
      message: 'Coupon Not found',
    });
    expect((await system.admin.listCoupons({})).coupons).not.toContainEqual(coupon);
    await expect(system.admin.createCoupon(coupon)).resolves.toMatchObject({ code: coupon.code, used: 0 });
  });
});

describe('imported orders of an earlier system', () => {
  const buildImport = (year: string) => ({
    reference: newId(),
    studentId: newId(),
    lines: [{ courseId: 'old-course', tier: Tier.TIER_GOLD }],
    couponCode: 'OLD10',
    couponPercent: 10,
    paidAt: new Date(`${year}-06-15T10:00:00Z`),
    method: 'BKASH-BKash',
    reason: 'Moved from the old site',
  });

  beforeAll(() => system.catalogue.addCourse('old-course', 500, { gold: 1_000, published: false }));

  it('each reference is imported once and published as imported', async () => {
    const order = buildImport('2024');
    system.service.publishedEvents(orderEvents);
    const answers = await Promise.all(Array.from({ length: 5 }, () => system.admin.importPaidOrder(order)));
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
    const paidEvents = () =>
      system.service
        .publishedEvents(orderEvents)
        .filter(({ key, event }) => key === answers[0]?.id && event.event?.$case === 'paid');
    await system.service.eventually(() => expect(paidEvents()).toHaveLength(1));
    expect(paidEvents()[0]?.event.event).toMatchObject({ value: { imported: true } });
    expect((await system.admin.listPurchases({ studentId: order.studentId })).total).toBe(1);
  });

  it('the gateway fee is the given one, or the usual fee of the payment date', async () => {
    const [withoutFee, withFee] = [
      buildImport('2021'),
      { ...buildImport('2021'), receivedPoisha: taka(850) },
    ];
    expect((await system.admin.importPaidOrder(withoutFee)).receivedPoisha).toBe(taka(900));
    expect((await system.admin.importPaidOrder(withFee)).receivedPoisha).toBe(taka(850));
  });

  it.each([
    ['paid_at', { paidAt: new Date('2099-01-01T00:00:00Z') }],
    ['reason', { reason: ' ' }],
    ['lines', { lines: [] }],
    ['reference', { reference: '' }],
    ['received_poisha', { receivedPoisha: taka(901) }],
    ['coupon_percent', { couponPercent: 101 }],
  ])('an invalid %s is rejected', async (field, change) => {
    await expect(system.admin.importPaidOrder({ ...buildImport('2024'), ...change })).rejects.toMatchObject({
      kind: 'invalid',
      fields: [expect.objectContaining({ field })],
    });
  });

  it('only admins import them', async () => {
    await expect(system.student().importPaidOrder(buildImport('2024'))).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});
