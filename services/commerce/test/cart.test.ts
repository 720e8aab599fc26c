import { Tier } from '@sargam/proto/common/v1/offer';
import { fillCart, orderAtGateway, placeQuotedOrder, taka } from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem();

describe('permissions', () => {
  it('an order needs a verified e-mail address', async () => {
    const student = system.student({ verified: 'false' });
    await fillCart(system, student, 500);
    const message = 'Please check your email inbox/spam folder and verify your email';
    await expect(placeQuotedOrder(student)).rejects.toMatchObject({ kind: 'forbidden', message });
    system.verified.add(student.id);
    await expect(placeQuotedOrder(student)).resolves.toMatchObject({ studentId: student.id });
  });

  it('other students get the same error for an existing and a missing order', async () => {
    const { student, order } = await orderAtGateway(system);
    const other = system.student();
    for (const orderId of [order.id, 'not-there']) {
      await expect(other.getOrder({ orderId })).rejects.toMatchObject({ kind: 'forbidden' });
      await expect(other.confirmFreeOrder({ orderId })).rejects.toMatchObject({ kind: 'forbidden' });
    }
    await expect(other.getWallet({ studentId: student.id })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(other.getCart({ studentId: student.id })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(other.listPurchases({ studentId: student.id })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(system.gateway.getCart({ studentId: student.id })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    expect((await system.admin.getOrder({ orderId: order.id })).id).toBe(order.id);
  });

  it('an admin neither orders nor pays for a student, and the order names the student as its placer', async () => {
    const student = system.student();
    const [courseId] = await fillCart(system, student, 500);
    const request = {
      studentId: student.id,
      courseIds: courseId ? [courseId] : [],
      expectedPayablePoisha: taka(500),
    };
    await expect(system.admin.placeOrder(request)).rejects.toMatchObject({ kind: 'forbidden' });
    const { id: orderId, placedBy } = await student.placeOrder(request);
    expect(placedBy).toBe(student.id);
    const customer = { name: 'Admin', email: 'a@b.test', phone: '01700000000' };
    await expect(system.admin.startPayment({ orderId, customer })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(system.admin.confirmFreeOrder({ orderId })).rejects.toMatchObject({ kind: 'forbidden' });
    expect((await student.getOrder({ orderId })).state).toBe('ORDER_STATE_CREATED');
  });
});

describe('the cart', () => {
  it('stores the chosen tier, changes it and removes courses', async () => {
    const student = system.student();
    const studentId = student.id;
    system.catalogue.addCourse('tiered', 500, { gold: 1_200, bundle: ['child-1', 'child-2'] });
    await student.addToCart({ studentId, courseId: 'tiered', tier: Tier.TIER_STANDARD });
    const { lines } = await student.addToCart({
      studentId,
      courseId: 'tiered',
      pricePoisha: taka(1_200),
      validityDays: 180,
    });
    expect(lines).toMatchObject([{ courseId: 'tiered', available: true, offer: { tier: Tier.TIER_GOLD } }]);
    const quote = await student.getQuote({ studentId });
    expect(quote).toMatchObject({
      subtotalPoisha: taka(1_200),
      lines: [{ bundleCourseIds: ['child-1', 'child-2'] }],
    });
    expect((await student.removeFromCart({ studentId, courseId: 'tiered' })).lines).toEqual([]);
    await fillCart(system, student, 1, 2);
    expect((await student.clearCart({ studentId })).lines).toEqual([]);
    await expect(placeQuotedOrder(student)).rejects.toMatchObject({ code: 'cart-empty' });
  });

  it('reads the catalogue once when a course is added or an order is placed', async () => {
    const student = system.student();
    const [first, second] = await fillCart(system, student, 300, 400);
    system.catalogue.addCourse('third', 500);
    system.catalogue.calls.length = 0;
    const { lines } = await student.addToCart({
      studentId: student.id,
      courseId: 'third',
      pricePoisha: taka(500),
      validityDays: 30,
    });
    expect(lines.map((line) => line.courseId)).toEqual([first, second, 'third']);
    expect(system.catalogue.calls).toEqual([[first, second, 'third']]);
    const quote = await student.getQuote({ studentId: student.id });
    system.catalogue.calls.length = 0;
    await student.placeOrder({
      studentId: student.id,
      courseIds: lines.map((line) => line.courseId),
      expectedPayablePoisha: quote.payablePoisha,
      expectedBalanceUsedPoisha: 0n,
      idempotencyKey: 'once',
    });
    expect(system.catalogue.calls).toHaveLength(1);
  });

  it('rejects an outdated price of a tier and keeps the previous choice', async () => {
    const student = system.student();
    system.catalogue.addCourse('raised', 500, { gold: 1_200 });
    const gold = { studentId: student.id, courseId: 'raised', tier: Tier.TIER_GOLD };
    await student.addToCart({ ...gold, tier: Tier.TIER_STANDARD, pricePoisha: taka(500) });
    await expect(student.addToCart({ ...gold, pricePoisha: taka(1_100) })).rejects.toMatchObject({
      code: 'price-changed',
    });
    const { lines } = await student.getCart({ studentId: student.id });
    expect(lines).toMatchObject([{ offer: { pricePoisha: taka(500) } }]);
    expect((await student.addToCart({ ...gold, pricePoisha: taka(1_200) })).lines).toHaveLength(1);
  });

  it('keeps an unpublished course without price and orders the others', async () => {
    const student = system.student();
    const [unpublished = '', published] = await fillCart(system, student, 300, 400);
    system.catalogue.addCourse(unpublished, 300, { published: false });
    const { lines } = await student.getCart({ studentId: student.id });
    expect(lines.map((line) => line.available)).toEqual([false, true]);
    expect(lines[0]?.offer).toBeUndefined();
    const order = await placeQuotedOrder(student);
    expect(order.lines.map((line) => line.courseId)).toEqual([published]);
    await expect(student.addToCart({ studentId: student.id, courseId: unpublished })).rejects.toMatchObject({
      code: 'course-not-found',
    });
  });
});
