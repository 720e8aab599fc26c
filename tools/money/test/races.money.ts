import { eventually } from '@sargam/chassis/testing';
import type { Quote } from '@sargam/proto/commerce/v1/commerce';
import type { PaymentOutcome } from '@sargam/proto/commerce/v1/payment';
import { Tier } from '@sargam/proto/common/v1/offer';
import { compareStoredAccess } from '../src/access/compare-stored-access.ts';
import { type ChargedOrder, findOrdersSince, findOrdersWithCoupon } from '../src/checks/charged-orders.ts';
import { countCourseOrderEffects, countGiftOrderEffects } from '../src/checks/order-effects.ts';
import { openServiceDatabases, type ServiceDatabases } from '../src/checks/service-databases.ts';
import { runRounds, scaled, times } from '../src/scale.ts';
import { raceByOrder, raceByPayment } from '../src/shop/coupon-race.ts';
import { completeGiftOrder, type GiftCardProduct } from '../src/shop/gift-orders.ts';
import { courseIds, createProducts } from '../src/shop/products.ts';
import { adminOf, completeOrder, putInCart, type Student, studentOf } from '../src/shop/student.ts';
import { type Clients, openClients } from '../src/system/clients.ts';
import { startTestSystem, type TestSystem } from '../src/system/test-system.ts';

let system: TestSystem;
let clients: Clients;
let databases: ServiceDatabases;
let gifts: readonly GiftCardProduct[];

beforeAll(async () => {
  system = await startTestSystem({ twoCommerceProcesses: true });
  clients = await openClients(system);
  databases = await openServiceDatabases(system.databaseUrls);
  gifts = await createProducts(adminOf(clients));
});
afterAll(async () => {
  await databases?.close();
  await clients?.stop();
  await system?.stop();
});

const course = courseIds[0] ?? '';

/** Sends 50 returns and 50 notifications with one form, half of each to either process of commerce. */
const sendMessagesConcurrently = (
  student: Student,
  fields: Record<string, string>,
): Promise<PaymentOutcome[]> =>
  Promise.all(
    times(100, (at) => {
      const { commerce } = at % 4 < 2 ? student.calls : student.second;
      return at % 2 ? commerce.notifyPayment({ fields }) : commerce.returnFromGateway({ fields });
    }),
  );

it('50 concurrent returns and 50 notifications at two processes settle, enrol and earn each order once', async () => {
  const orders: string[] = [];
  await runRounds('course payments', 200, 4, async () => {
    const { student, order, fields } = await completeOrder(
      system,
      studentOf(clients),
      course,
      'pay-lose-ipn',
    );
    orders.push(order.id);
    const outcomes = await sendMessagesConcurrently(student, fields);
    for (const { orderId, state } of outcomes)
      expect({ orderId, state }).toEqual({ orderId: order.id, state: 'ORDER_STATE_PAID' });
  });
  expect(orders).toHaveLength(scaled(200));
  const once = { settlements: 1, invoices: 1, enrolments: 1, earnings: 1 };
  await eventually(
    async () => expect(await countCourseOrderEffects(databases, orders)).toEqual(orders.map(() => once)),
    30_000,
  );
  expect(await databases.findViolations()).toEqual([]);
  // Commerce publishes the access that learning computes from the orders.
  await eventually(async () => {
    const { pairs, differences } = await compareStoredAccess(system.databaseUrls.learning);
    expect(differences).toEqual([]);
    expect(pairs).toBe(orders.length);
  });
});

it('50 concurrent returns and 50 notifications settle a gift card order once and issue exactly the bought cards', async () => {
  const [card] = gifts;
  if (!card) throw new Error('no gift card product');
  const bought: { readonly id: string; readonly quantity: number }[] = [];
  await runRounds('gift card payments', 200, 4, async (round) => {
    const student = studentOf(clients);
    const quantity = 1 + (round % 5);
    const { order, fields } = await completeGiftOrder(system, student, card, quantity, 'pay-lose-ipn');
    bought.push({ id: order.id, quantity });
    const outcomes = await sendMessagesConcurrently(student, fields);
    for (const { chargeReference, chargeState } of outcomes)
      expect({ chargeReference, chargeState }).toEqual({
        chargeReference: order.id,
        chargeState: 'CHARGE_STATE_PAID',
      });
  });
  expect(bought).toHaveLength(scaled(200));
  const ids = bought.map(({ id }) => id);
  const once = bought.map(({ quantity }) => ({ settlements: 1, invoices: 1, cards: quantity }));
  await eventually(async () => expect(await countGiftOrderEffects(databases, ids)).toEqual(once), 30_000);
  expect(await databases.findViolations()).toEqual([]);
});

/** How the coupon is applied: at the order or at payment, also with a discount of 100 percent. */
const paymentPaths = [
  { percent: 37, race: raceByOrder },
  { percent: 37, race: raceByPayment },
  { percent: 37, race: raceByOrder },
  { percent: 100, race: raceByPayment },
] as const;

it('a coupon with one use left and 100 buyers: one discount, 99 errors, no wrong charge', async () => {
  const admin = adminOf(clients);
  // The same hundred buyers take part in every round; between rounds there are only unpaid and free orders.
  const buyers = times(100, () => studentOf(clients));
  await Promise.all(buyers.map((student) => putInCart(student, course, Tier.TIER_GOLD)));
  await runRounds('last coupon use', 200, 1, async (round) => {
    const { percent, race } = paymentPaths[round % paymentPaths.length] ?? paymentPaths[0];
    const coupon = await admin.commerce.createCoupon({
      code: `LAST-${round}`,
      percent,
      useLimit: 1,
      expiresOn: '2099-12-31',
    });
    const quote = await quoteOf(buyers[0], coupon.code);
    const startedAt = new Date();
    const attempts = await race({ buyers, code: coupon.code, quote });

    const winner = buyers[attempts.findIndex(({ status }) => status === 'fulfilled')];
    const served = attempts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const errors = attempts.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []));
    expect(served).toHaveLength(1);
    expect(errors).toHaveLength(99);
    for (const reason of errors)
      expect(reason).toMatchObject({ code: 'coupon-not-found', message: 'Coupon Not found' });
    expect(await findOrdersWithCoupon(databases, coupon.id)).toEqual(served);

    const charged = await findOrdersSince(databases, startedAt);
    const isServed = ({ id }: ChargedOrder) => served.includes(id);
    expect(charged.filter(isServed)).toMatchObject([
      { coupon: coupon.code, discount: String(quote.discountPoisha), payable: String(quote.payablePoisha) },
    ]);
    // A rejected buyer has no order, or one at the full price without a payment page.
    const full = { coupon: '', discount: '0', payable: String(quote.subtotalPoisha), pages: [] };
    const others = charged.filter((one) => !isServed(one));
    expect(others).toEqual(others.map(({ id }) => ({ id, ...full })));
    expect(others).toHaveLength(race === raceByPayment ? 99 : 0);
    const pages = charged.flatMap((one) => one.pages);
    expect(pages).toEqual(race === raceByPayment && percent < 100 ? [String(quote.payablePoisha)] : []);
    // An undecided payment would refuse the winner's next order.
    if (pages.length > 0) await winner?.calls.commerce.abandonOrder({ orderId: served[0] });
    // The free course is bought and left the cart.
    if (winner && percent === 100) await putInCart(winner, course, Tier.TIER_GOLD);
  });
  expect(await databases.findViolations()).toEqual([]);
});

const quoteOf = (student: Student | undefined, couponCode: string): Promise<Quote> => {
  if (!student) throw new Error('no buyer');
  return student.calls.commerce.getQuote({ studentId: student.id, couponCode });
};
