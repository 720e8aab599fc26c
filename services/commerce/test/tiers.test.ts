import { newId } from '@sargam/chassis/ids';
import type { Order } from '@sargam/proto/commerce/v1/order';
import { Tier } from '@sargam/proto/common/v1/offer';
import { sql } from 'kysely';
import {
  creditGiftMoney,
  expireOrder,
  getOrderState,
  openPaymentPage,
  placeQuotedOrder,
  taka,
} from './system/steps.ts';
import { type Student, useTestSystem } from './system/system.ts';

const system = useTestSystem();

const addTieredCourse = (bundle: string[] = []): string => {
  const courseId = newId();
  system.catalogue.addCourse(courseId, 300, { silver: 500, gold: 1_200, bundle });
  return courseId;
};

const chooseTier = (student: Student, courseId: string, tier: Tier) =>
  student.addToCart({ studentId: student.id, courseId, tier });

/** Buys a course with wallet money. */
const buyCourse = async (student: Student, courseId: string, tier: Tier): Promise<Order> => {
  await creditGiftMoney(system, student, 2_000);
  await chooseTier(student, courseId, tier);
  const order = await placeQuotedOrder(student);
  return student.confirmFreeOrder({ orderId: order.id });
};

const createSilverOwner = async (courseId = addTieredCourse()) => {
  const student = system.student();
  const order = await buyCourse(student, courseId, Tier.TIER_SILVER);
  return { student, courseId, base: order };
};

/** An upgrade to gold with an open payment page, paid by card only. */
const upgradeAtGateway = async (student: Student, courseId: string) => {
  await chooseTier(student, courseId, Tier.TIER_GOLD);
  const order = await placeQuotedOrder(student, { withoutWallet: true });
  return { order, page: await openPaymentPage(student, order) };
};

const pay = async (page: string) =>
  system.gateway.returnFromGateway({ fields: await system.sandbox.completePage(page, 'pay-lose-ipn') });

it('without access the price is the tier’s price', async () => {
  const [student, courseId] = [system.student(), addTieredCourse()];
  const { offers } = await student.getCourseOffers({ studentId: student.id, courseId });
  expect(offers.map(({ offer, kind, pricePoisha }) => [offer?.tier, kind, pricePoisha])).toEqual([
    ['TIER_STANDARD', 'PURCHASE_KIND_NEW', taka(300)],
    ['TIER_SILVER', 'PURCHASE_KIND_NEW', taka(500)],
    ['TIER_GOLD', 'PURCHASE_KIND_NEW', taka(1_200)],
  ]);
});

it('an offer without days is not sold', async () => {
  const [student, courseId, daysless] = [system.student(), newId(), newId()];
  system.catalogue.addCourse(courseId, 300, { gold: 500, goldDays: 0 });
  const { offers } = await student.getCourseOffers({ studentId: student.id, courseId });
  expect(offers.map(({ offer }) => offer?.tier)).toEqual(['TIER_STANDARD']);
  const { lines } = await chooseTier(student, courseId, Tier.TIER_GOLD);
  expect(lines).toMatchObject([{ offer: { tier: 'TIER_STANDARD', validityDays: 30 }, available: true }]);
  system.catalogue.addCourse(daysless, 300, { standardDays: 0 });
  await expect(chooseTier(student, daysless, Tier.TIER_STANDARD)).rejects.toMatchObject({
    code: 'price-changed',
  });
});

it('without a learning service a higher tier costs the difference in the offers, the cart, the quote and the order', async () => {
  const { student, courseId, base } = await createSilverOwner();
  const { offers } = await student.getCourseOffers({ studentId: student.id, courseId });
  expect(offers.map(({ kind, pricePoisha }) => [kind, pricePoisha])).toEqual([
    ['PURCHASE_KIND_EXTENSION', taka(300)],
    ['PURCHASE_KIND_EXTENSION', taka(500)],
    ['PURCHASE_KIND_UPGRADE', taka(700)],
  ]);
  const cart = await chooseTier(student, courseId, Tier.TIER_GOLD);
  expect(cart.lines).toMatchObject([
    { kind: 'PURCHASE_KIND_UPGRADE', pricePoisha: taka(700), offer: { pricePoisha: taka(1_200) } },
  ]);
  const order = await placeQuotedOrder(student);
  const line = {
    kind: 'PURCHASE_KIND_UPGRADE',
    upgradesOrderId: base.id,
    tierPricePoisha: taka(1_200),
    offer: { tier: 'TIER_GOLD', pricePoisha: taka(700), validityDays: 180 },
  };
  expect(order).toMatchObject({ subtotalPoisha: taka(700), lines: [line] });
  expect(await student.confirmFreeOrder({ orderId: order.id })).toMatchObject({ lines: [line] });

  // The payment changes the offers at once, although no learning service runs in this test.
  expect((await student.getCourseOffers({ studentId: student.id, courseId })).offers[2]).toMatchObject({
    kind: 'PURCHASE_KIND_EXTENSION',
    pricePoisha: taka(1_200),
  });
});

it('a bundle is extended and upgraded by the access of its child courses', async () => {
  const [child, student] = [newId(), system.student()];
  const bundle = addTieredCourse([child]);
  await buyCourse(student, bundle, Tier.TIER_SILVER);
  const { offers } = await student.getCourseOffers({ studentId: student.id, courseId: bundle });
  expect(offers.map(({ kind }) => kind)).toEqual([
    'PURCHASE_KIND_EXTENSION',
    'PURCHASE_KIND_EXTENSION',
    'PURCHASE_KIND_UPGRADE',
  ]);
});

describe('the payment of an upgrade whose base ended goes to the wallet', () => {
  it('when the base was refunded', async () => {
    const { student, courseId, base } = await createSilverOwner();
    const { order, page } = await upgradeAtGateway(student, courseId);
    await sql`update orders set state = 'refunded' where id = ${base.id}`.execute(system.db);
    const { balancePoisha: before } = await student.getWallet({ studentId: student.id });
    await pay(page);
    expect(await getOrderState(student, order)).toBe('refunded');
    const { balancePoisha } = await student.getWallet({ studentId: student.id });
    expect(balancePoisha - before).toBe(taka(700));
  });

  it('when another order upgraded the base', async () => {
    const { student, courseId } = await createSilverOwner();
    const late = await upgradeAtGateway(student, courseId);
    await expireOrder(system, student, late.order);
    const first = await upgradeAtGateway(student, courseId);
    await pay(first.page);
    await pay(late.page);
    expect(await getOrderState(student, first.order)).toBe('paid');
    expect(await getOrderState(student, late.order)).toBe('refunded');
  });
});

it('a free upgrade is rejected when its base was refunded', async () => {
  const { student, courseId, base } = await createSilverOwner();
  system.catalogue.addCourse(courseId, 300, { silver: 500, gold: 500 });
  await chooseTier(student, courseId, Tier.TIER_GOLD);
  const order = await placeQuotedOrder(student);
  expect(order.payablePoisha).toBe(0n);
  await sql`update orders set state = 'refunded' where id = ${base.id}`.execute(system.db);
  await expect(student.confirmFreeOrder({ orderId: order.id })).rejects.toMatchObject({
    code: 'order-ended',
  });
});
