import type { Browser } from 'playwright-core';
import { type Member, memberOf } from '../src/api.ts';
import { purchasesOf } from '../src/books.ts';
import { openBrowser } from '../src/browser.ts';
import { putIntoCart } from '../src/deeds.ts';
import { courseOf } from '../src/demo.ts';
import { makeStudent, password } from '../src/newcomer.ts';
import { acceptReview } from '../src/office.ts';
import { logIn } from '../src/pages/account.ts';
import {
  lineOf,
  pressOutcome,
  proceedToPayment,
  untilAtGateway,
  untilInClassroom,
} from '../src/pages/shop.ts';
import { rowOf } from '../src/pages/student.ts';
import { openPerson, type Person } from '../src/person.ts';
import { openSite, type Site } from '../src/site.ts';
import type { Language } from '../src/texts.ts';

const course = courseOf('piano-sargam');

let site: Site;
let browser: Browser;
let admin: Member;
let person: Person;
let student: Member;

beforeAll(async () => {
  site = await openSite();
  browser = await openBrowser();
  admin = await memberOf(site, 'admin@sargam.test');
});
afterEach(async () => {
  expect(person.troubles).toEqual([]);
  await person.leave();
});
afterAll(() => browser?.close());

/** A student with a course in the cart, who looks at it. */
const begin = async (language: Language): Promise<void> => {
  const email = `joba-${language}-${Date.now()}@sargam.test`;
  student = await makeStudent(site, admin, email);
  await putIntoCart(student, course, 'silver');
  person = await openPerson(browser, site, { language });
  await logIn(person, email, password);
  await person.goTo('/cart');
};

const press = async (outcome: string): Promise<void> => {
  await proceedToPayment(person, site);
  await pressOutcome(person, outcome);
};

const untilPaid = (): Promise<void> => untilInClassroom(person, course.title(person.language));
const states = async (): Promise<string[]> => (await purchasesOf(student)).map(({ state }) => state);

/** The cart's own page says it, and still has the course. */
const cartSays = async (text: string): Promise<void> => {
  await person.page.getByText(person.t(text)).waitFor();
  expect(new URL(person.page.url()).pathname).toBe('/cart');
  await lineOf(person, course.title(person.language)).waitFor();
};

const cartIsKept = async (): Promise<void> => {
  await person.goTo('/cart');
  await lineOf(person, course.title(person.language)).waitFor();
};

/** The purchase history says it of the newest order. */
const historySays = async (...texts: readonly string[]): Promise<void> => {
  await person.goTo('/studentpanel?tab=3');
  const [order] = await purchasesOf(student);
  const row = rowOf(person, order?._id);
  for (const text of texts)
    await row.getByText(person.t(`panel.purchases.${text}`), { exact: true }).waitFor({ timeout: 60_000 });
};

describe.each(['en', 'bn'] as const)('the end of a payment (%s)', (language) => {
  beforeEach(() => begin(language));

  it('declined, then cancelled, leaves the cart as it was; the third try is paid', async () => {
    const { page, t } = person;
    await press('decline');
    await cartSays('storefront.payment.failed.title');
    await page.getByRole('button', { name: t('kit.retry') }).click();
    await untilAtGateway(person, site);
    await pressOutcome(person, 'cancel');
    await cartSays('storefront.payment.cancelled.title');
    await press('pay');
    await untilPaid();
    expect(await states()).toEqual(['paid', 'cancelled', 'failed']);
    await historySays('paid');
    for (const state of ['failed', 'cancelled'])
      await page
        .getByRole('row')
        .getByText(t(`panel.purchases.state.${state}`), { exact: true })
        .waitFor();
  });

  it('that is called risky waits for an admin, and goes to the classroom by itself once it is accepted', async () => {
    await press('pay-risky');
    await cartSays('storefront.payment.review.title');
    await person.shot(`payments-${language}-review`);
    const [order] = await purchasesOf(student);
    expect(order?.state).toBe('review');
    await acceptReview(admin, order?._id ?? '');
    await untilPaid();
    expect(await states()).toEqual(['paid']);
  });
});

describe('the end of a payment, where less goes well', () => {
  beforeEach(() => begin('en'));

  it.each(['leave', 'expire'])(
    'of whom never came back (%s) is an expired order, and the cart is kept',
    async (outcome) => {
      await press(outcome);
      await person.page.getByTestId('sandbox-mark').waitFor();
      await historySays('unpaid', 'state.expired');
      await cartIsKept();
      expect(await states()).toEqual(['expired']);
    },
  );

  it('is found where the return was lost', async () => {
    await press('pay-lose-redirect');
    await person.page.getByTestId('sandbox-mark').waitFor();
    await historySays('paid');
  });

  it('is found where the notification was lost', async () => {
    await press('pay-lose-ipn');
    await untilPaid();
    expect(await states()).toEqual(['paid']);
  });

  it('is found where both were lost, and the page shows it by itself', async () => {
    await press('pay-lose-both');
    await person.page.getByTestId('sandbox-mark').waitFor();
    await historySays('paid');
    expect(await states()).toEqual(['paid']);
  }, 90_000);

  it('is not believed without a right signature, and the next try is paid', async () => {
    await press('bad-signature');
    await cartSays('storefront.payment.failed.title');
    await historySays('unpaid', 'state.awaiting_payment');
    await cartIsKept();
    await press('pay');
    await untilPaid();
    expect(await states()).toEqual(['paid', 'cancelled']);
  });

  it('is not believed with another amount', async () => {
    await press('pay-tampered');
    await cartSays('storefront.payment.review.title');
    await historySays('unpaid', 'state.awaiting_payment');
    await cartIsKept();
  });
});
