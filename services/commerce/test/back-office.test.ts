import { newId } from '@sargam/chassis/ids';
import { CommerceServiceDefinition } from '@sargam/proto/commerce/v1/commerce';
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

  it('are listed in pages, newest first, with the number of those that are not deleted', async () => {
    const before = (await system.admin.listCoupons({})).total;
    const [first, second, deleted] = [
      await createCoupon(system),
      await createCoupon(system),
      await createCoupon(system),
    ];
    await system.admin.deleteCoupon({ couponId: deleted.id });
    const pageOf = (page: number) => system.admin.listCoupons({ page: { page, limit: 1 } });
    const pages = await Promise.all([pageOf(1), pageOf(2)]);
    expect(pages.map(({ coupons }) => coupons)).toEqual([[second], [first]]);
    expect(pages.map(({ total }) => total)).toEqual([before + 2, before + 2]);
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

  it('a student who does not exist gets no order', async () => {
    const order = buildImport('2024');
    system.deleted.add(order.studentId);
    await expect(system.admin.importPaidOrder(order)).rejects.toMatchObject({ code: 'student-not-found' });
  });

  it('a person of the staff gets no order', async () => {
    const order = buildImport('2024');
    system.staff.add(order.studentId);
    await expect(system.admin.importPaidOrder(order)).rejects.toMatchObject({ code: 'student-not-found' });
  });

  describe('above the ceiling', () => {
    const large = () => {
      const { couponCode: _, couponPercent: __, ...order } = buildImport('2024');
      return { ...order, lines: [{ courseId: 'old-masterclass', tier: Tier.TIER_STANDARD }] };
    };
    const secondAdmin = () => system.as('admin-2', ['admin']).client(CommerceServiceDefinition);
    const waitingNow = async (reference: string) =>
      (await system.admin.listWaitingImports({})).imports.find(
        ({ request }) => request?.reference === reference,
      );
    beforeAll(() => system.catalogue.addCourse('old-masterclass', 10_001));

    it('it waits and gives no access until another admin accepts it, once', async () => {
      const order = large();
      for (let time = 0; time < 2; time += 1)
        await expect(system.admin.importPaidOrder(order)).rejects.toMatchObject({ code: 'import-waiting' });
      expect(await waitingNow(order.reference)).toMatchObject({
        payablePoisha: taka(10_001),
        requestedBy: 'admin-1',
      });
      expect((await system.admin.listPurchases({ studentId: order.studentId })).total).toBe(0);
      const { reference } = order;
      await expect(system.admin.acceptImport({ reference })).rejects.toMatchObject({ code: 'own-import' });
      const accepted = await Promise.all([
        secondAdmin().acceptImport({ reference }),
        secondAdmin().acceptImport({ reference }),
      ]);
      expect(new Set(accepted.map(({ id }) => id)).size).toBe(1);
      expect(accepted[0]).toMatchObject({ state: 'ORDER_STATE_PAID', placedBy: 'admin-1' });
      expect(await waitingNow(reference)).toBeUndefined();
      expect((await system.admin.importPaidOrder(order)).id).toBe(accepted[0]?.id);
    });

    it('it can no longer be accepted after seven days, and can be asked for again', async () => {
      const order = large();
      const { reference } = order;
      await expect(system.admin.importPaidOrder(order)).rejects.toMatchObject({ code: 'import-waiting' });
      await system.db
        .updateTable('waiting_imports')
        .set({ expires_at: new Date() })
        .where('reference', '=', reference)
        .execute();
      expect(await waitingNow(reference)).toBeUndefined();
      await expect(secondAdmin().acceptImport({ reference })).rejects.toMatchObject({
        code: 'import-not-found',
      });
      await expect(secondAdmin().importPaidOrder(order)).rejects.toMatchObject({ code: 'import-waiting' });
      expect(await waitingNow(reference)).toMatchObject({ requestedBy: 'admin-2' });
    });

    it('a coupon does not lower the value that is compared with the ceiling', async () => {
      const order = { ...large(), couponCode: 'FREE', couponPercent: 100 };
      await expect(system.admin.importPaidOrder(order)).rejects.toMatchObject({ code: 'import-waiting' });
      expect(await waitingNow(order.reference)).toMatchObject({
        payablePoisha: 0n,
        request: { couponCode: 'FREE', couponPercent: 100 },
      });
    });

    it('an acceptance is refused once where a price changed since the second admin could read the amount', async () => {
      system.catalogue.addCourse('old-repriced', 11_000);
      const order = {
        ...large(),
        lines: [{ courseId: 'old-repriced', tier: Tier.TIER_STANDARD }],
      };
      const { reference } = order;
      await expect(system.admin.importPaidOrder(order)).rejects.toMatchObject({ code: 'import-waiting' });
      system.catalogue.addCourse('old-repriced', 900_000);
      await expect(secondAdmin().acceptImport({ reference })).rejects.toMatchObject({
        code: 'import-changed',
      });
      expect(await waitingNow(reference)).toMatchObject({ payablePoisha: taka(900_000) });
      expect(await secondAdmin().acceptImport({ reference })).toMatchObject({ payablePoisha: taka(900_000) });
    });

    it('only admins see and accept waiting orders', async () => {
      await expect(system.student().listWaitingImports({})).rejects.toMatchObject({ kind: 'forbidden' });
      await expect(system.student().acceptImport({ reference: 'any' })).rejects.toMatchObject({
        kind: 'forbidden',
      });
    });
  });

  it('only admins import them', async () => {
    await expect(system.student().importPaidOrder(buildImport('2024'))).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});
