import { eventually } from '@sargam/chassis/testing';
import { Tier } from '@sargam/proto/common/v1/offer';
import { type Books, openBooks } from '../src/books/books.ts';
import { giftOrderEnded, type OnShelf } from '../src/market/gifts.ts';
import { courseIds, fillShelf } from '../src/market/shelf.ts';
import { adminOf, expecting, orderEnded, putInCart, studentOf } from '../src/market/student.ts';
import { type Clients, openClients } from '../src/rig/clients.ts';
import { type Rig, startRig } from '../src/rig/rig.ts';
import { inRounds, scaled, times } from '../src/rounds.ts';

let rig: Rig;
let clients: Clients;
let books: Books;
let gifts: readonly OnShelf[];

beforeAll(async () => {
  rig = await startRig({ twoCommerces: true });
  clients = await openClients(rig);
  books = await openBooks(rig.databases);
  gifts = await fillShelf(adminOf(clients));
});
afterAll(async () => {
  await books?.close();
  await clients?.stop();
  await rig?.stop();
});

const course = courseIds[0] ?? '';

it('50 returns and 50 notifications at once by two processes settle, enrol and earn once, order after order', async () => {
  await inRounds(200, 4, async () => {
    const { student, order, fields } = await orderEnded(rig, studentOf(clients), course, 'pay-lose-ipn');
    const outcomes = await Promise.all(
      times(100, (at) => {
        const { commerce } = at % 4 < 2 ? student.calls : student.second;
        return at % 2 ? commerce.notifyPayment({ fields }) : commerce.returnFromGateway({ fields });
      }),
    );
    expect(new Set(outcomes.map(({ state }) => state))).toEqual(new Set(['ORDER_STATE_PAID']));
    expect(await books.settlements(order.id)).toBe(1);
  });
  await eventually(async () => {
    expect(await books.enrolmentsAnOrder()).toEqual({ once: scaled(200), more: 0 });
    expect(await books.earningsAnOrder()).toEqual({ once: scaled(200), more: 0 });
  }, 30_000);
  expect(await books.faults()).toEqual([]);
});

it('the same for gift cards: exactly as many cards as were bought', async () => {
  const [card] = gifts;
  if (!card) throw new Error('no gift card is sold');
  const orders: string[] = [];
  await inRounds(40, 4, async () => {
    const student = studentOf(clients);
    const { order, fields } = await giftOrderEnded(rig, student, card, 3, 'pay-lose-ipn');
    orders.push(order.id);
    await Promise.all(
      times(100, (at) => {
        const { commerce } = at % 4 < 2 ? student.calls : student.second;
        return at % 2 ? commerce.notifyPayment({ fields }) : commerce.returnFromGateway({ fields });
      }),
    );
  });
  await eventually(async () => expect(await books.cardsOf(orders)).toEqual(orders.map(() => 3)), 30_000);
  expect(await books.faults()).toEqual([]);
});

it('a voucher with one use left and 100 buyers: one discount, 99 clean refusals, nobody charged what was not theirs', async () => {
  const admin = adminOf(clients);
  // The same hundred people meet at every voucher; only orders that stay unpaid lie between.
  const buyers = await Promise.all(
    times(100, async () => {
      const student = studentOf(clients);
      await putInCart(student, course, Tier.TIER_GOLD);
      return student;
    }),
  );
  await inRounds(200, 1, async (round) => {
    const { code } = await admin.commerce.createCoupon({
      code: `LAST-${round}`,
      percent: 37,
      useLimit: 1,
      expiresOn: '2099-12-31',
    });
    const [first] = buyers;
    if (!first) throw new Error('nobody buys');
    const quote = await first.calls.commerce.getQuote({ studentId: first.id, couponCode: code });
    const tries = await Promise.allSettled(
      buyers.map((student, at) =>
        (at % 2 ? student.second : student.calls).commerce.placeOrder(
          expecting(student, quote, { coupon: code }),
        ),
      ),
    );
    const served = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []));
    expect(served).toHaveLength(1);
    expect(served[0]).toMatchObject({ payablePoisha: quote.payablePoisha, couponPercent: 37 });
    for (const reason of refused)
      expect(reason).toMatchObject({ code: 'coupon-not-found', message: 'Coupon Not found' });
  });
  expect(await books.overusedCoupons()).toBe(0);
  expect(await books.faults()).toEqual([]);
});
