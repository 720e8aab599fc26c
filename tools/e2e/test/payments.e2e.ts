import type { Browser } from 'playwright-core';
import { methodOf } from '../../sandboxes/sslcommerz/src/methods/method.ts';
import { type Member, memberOf } from '../src/api.ts';
import { classroomOf, type Purchase, purchasesOf } from '../src/books.ts';
import { openBrowser } from '../src/browser.ts';
import { putIntoCart } from '../src/deeds.ts';
import { courseOf, type DemoCourse } from '../src/demo.ts';
import { eventually } from '../src/eventually.ts';
import { notificationsTaken, pressAtGateway } from '../src/gateway.ts';
import { makeStudent, password } from '../src/newcomer.ts';
import { acceptReview } from '../src/office.ts';
import { logIn } from '../src/pages/account.ts';
import { mayPayAgain, noticeInCart } from '../src/pages/cart-notice.ts';
import {
  choosePayment,
  lineOf,
  offeredAtGateway,
  pressOutcome,
  proceedToPayment,
  untilAtGateway,
  untilInClassroom,
} from '../src/pages/shop.ts';
import { rowOf } from '../src/pages/student.ts';
import { lostPayment, outcomes, type PaymentEnd, paymentEnds } from '../src/payment-ends.ts';
import { openPerson, type Person } from '../src/person.ts';
import { openSite, type Site } from '../src/site.ts';
import { openStory } from '../src/story.ts';
import { payMethods, waysToPay } from '../src/ways-to-pay.ts';

/** One after another: what is in the classroom already says nothing of the next payment. */
const shelf = [
  ...(['piano-sargam', 'guitar-first-chords', 'guitar-fingerstyle', 'bass-walking'] as const),
  ...(['bass-pocket', 'drums-odd-meters', 'piano-comping', 'sound-home-mix', 'sound-live'] as const),
] as const;
const DAY = 86_400_000;

let site: Site;
let browser: Browser;
let admin: Member;

beforeAll(async () => {
  site = await openSite();
  browser = await openBrowser();
  admin = await memberOf(site, 'admin@sargam.test');
});
afterAll(() => browser?.close());

interface Buyer {
  readonly person: Person;
  readonly student: Member;
}

it('every outcome of the gateway’s page and every way to pay has a story', () => {
  const told = [...paymentEnds, lostPayment];
  expect(told.map(({ outcome }) => outcome).toSorted()).toEqual(Object.keys(outcomes).toSorted());
  expect(new Set(told.map(({ by }) => by))).toEqual(new Set(payMethods));
});

describe.each(['en', 'bn'] as const)('a payment (%s)', (language) => {
  let buyer: Buyer;
  let patient: Buyer;
  let course = courseOf(shelf[0]);
  /** What each order has come to, as the purchase history must tell it. */
  const kept: { readonly order: string; readonly state: string; readonly called?: string }[] = [];
  /** The gateway's pages of what was paid, and how often it told us. */
  const notified: { readonly page: string; readonly times: number }[] = [];
  const cartOf = async (student: Member): Promise<number> =>
    (await student.get<{ total: number }>(`/cart/${student.id}`)).total;
  const titleOf = ({ title }: DemoCourse) => title(language);
  const step = (name: string, promise: string, work: () => Promise<void>) =>
    openStory(`payments-${language}-${name}`, () => buyer?.person)(promise, work);

  const newest = async ({ student }: Buyer): Promise<Purchase> => {
    const [order] = await purchasesOf(student);
    if (!order) throw new Error('Nothing was ordered.');
    return order;
  };
  const until = ({ state }: PaymentEnd, who = buyer) =>
    eventually(`the order is ${state}`, async () => {
      const order = await newest(who);
      return order.state === state ? order : undefined;
    });

  const newBuyer = async (name: string): Promise<Buyer> => {
    const email = `${name}-${language}-${Date.now()}@sargam.test`;
    const student = await makeStudent(site, admin, email);
    const person = await openPerson(browser, site, { language });
    await logIn(person, email, password);
    return { person, student };
  };

  /** From a cart with the course, paying as is wished, to the gateway's page, which has that wish; its address. */
  const goToGateway = async ({ by, again }: PaymentEnd, { person, student } = buyer): Promise<string> => {
    if (again) {
      await person.page.getByRole('button', { name: person.t('kit.retry') }).click();
      await untilAtGateway(person, site, by);
    } else {
      if ((await cartOf(student)) === 0) await putIntoCart(student, course, 'silver');
      await person.goTo('/cart');
      await lineOf(person, titleOf(course)).waitFor();
      await choosePayment(person, by);
      await proceedToPayment(person, site, by);
    }
    expect(await offeredAtGateway(person)).toEqual(waysToPay[by].offered);
    return person.page.url();
  };

  /** What is on the page after it. */
  const seen = async ({ at }: PaymentEnd, { person } = buyer): Promise<void> => {
    if (at === 'gateway') return person.page.getByTestId('sandbox-mark').waitFor();
    if (at === 'classroom') return untilInClassroom(person, titleOf(course));
    await noticeInCart(person, at.notice);
    await lineOf(person, titleOf(course)).waitFor();
    expect(await mayPayAgain(person)).toBe(at.mayTryAgain);
  };

  const keep = ({ _id: order, state, method, paid }: Purchase, { by }: PaymentEnd): void => {
    if (paid) expect(method).toBe(methodOf(waysToPay[by].taken).cardType);
    kept.push({ order, state, ...(paid && { called: waysToPay[by].called }) });
  };

  /** What is paid is out of the cart, and the next course is bought; else it is still there, for the next try. */
  const keptOrNext = async ({ paid }: Purchase): Promise<void> => {
    expect(await cartOf(buyer.student)).toBe(paid ? 0 : 1);
    const next = shelf[shelf.findIndex((key) => key === course.key) + 1];
    if (paid && next) course = courseOf(next);
  };

  /** What decides the payments that were not decided by themselves: an admin, and the gateway's own word. */
  const decisions: Partial<Record<string, (page: string) => Promise<unknown>>> = {
    'pay-risky': async () => acceptReview(admin, (await newest(buyer))._id),
    'bad-signature': (page) => pressAtGateway(site, page, 'pay'),
  };

  beforeAll(async () => {
    patient = await newBuyer('sumi');
    await goToGateway(lostPayment, patient);
    await pressOutcome(patient.person, lostPayment.outcome);
    await seen(lostPayment, patient);
    await patient.person.goTo('/studentpanel?tab=3');
    buyer = await newBuyer('joba');
  });
  afterAll(async () => {
    await buyer?.person.leave();
    await patient?.person.leave();
  });

  for (const end of paymentEnds) {
    step(end.outcome, `${end.promise} (${end.outcome}, by ${end.by})`, async () => {
      const page = await goToGateway(end);
      await pressOutcome(buyer.person, end.outcome);
      await seen(end);
      const order = await until(end);
      if (typeof end.at === 'object') await buyer.person.shot(`payments-${language}-${end.outcome}`);
      if (end.notified !== undefined) notified.push({ page, times: end.notified });
      const decide = decisions[end.outcome];
      if (decide) {
        await decide(page);
        await untilInClassroom(buyer.person, titleOf(course));
      }
      const decided = decide ? await newest(buyer) : order;
      keep(decided, end);
      await keptOrNext(decided);
    });
  }

  step('notified', 'notified of once more, or late, changes nothing and opens nothing twice', async () => {
    for (const { page, times } of notified) {
      const taken = await eventually('no notification is under way', () => notificationsTaken(site, page));
      expect(taken).toBe(times);
    }
    const states = (await purchasesOf(buyer.student)).map(({ _id: order, state }) => ({ order, state }));
    expect(states).toEqual(kept.map(({ order, state }) => ({ order, state })).toReversed());
    const owned = await classroomOf(buyer.student);
    expect(owned).toHaveLength(kept.filter(({ state }) => state === 'paid').length);
    for (const { endsAt } of owned)
      expect(Date.parse(endsAt)).toBeLessThan(Date.now() + (course.days('silver') + 1) * DAY);
  });

  step('history', 'stands in the purchase history as what it came to, and how it was made', async () => {
    const { person } = buyer;
    const says = (order: string, text: string) =>
      rowOf(person, order).getByText(text, { exact: true }).first().waitFor();
    await person.goTo('/studentpanel?tab=3');
    for (const { order, state, called } of kept) {
      await says(order, person.t(`panel.purchases.${state === 'paid' ? 'paid' : 'unpaid'}`));
      await says(order, called ?? person.t(`panel.purchases.state.${state}`));
    }
    await person.shot(`payments-${language}-history`);
  });

  step(lostPayment.outcome, `${lostPayment.promise}, and the page shows it by itself`, async () => {
    const { person } = patient;
    const row = rowOf(person, (await newest(patient))._id);
    await row.getByText(person.t('panel.purchases.paid'), { exact: true }).waitFor({ timeout: 60_000 });
    expect((await until(lostPayment, patient)).paid).toBe(true);
  });

  step('whole', 'throws nothing on any page that nobody catches', async () => {
    for (const { person } of [buyer, patient]) expect(person.troubles).toEqual([]);
  });
});
