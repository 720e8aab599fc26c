import type { Browser } from 'playwright-core';
import { courses } from '../../demo/src/content/index.ts';
import { type Member, memberOf } from '../src/api.ts';
import { purchasesOf } from '../src/books.ts';
import { openBrowser } from '../src/browser.ts';
import { makeStudent, password } from '../src/newcomer.ts';
import { logIn } from '../src/pages/account.ts';
import { proceedToPayment, summaryOf, takeToCart } from '../src/pages/shop.ts';
import { openPerson, type Person } from '../src/person.ts';
import { openSite, type Site } from '../src/site.ts';

const courseKey = 'piano-sargam';
const title = courses.find(({ key }) => key === courseKey)?.title.en ?? '';

let site: Site;
let browser: Browser;
let person: Person;
let student: Member;

beforeAll(async () => {
  site = await openSite();
  browser = await openBrowser();
});
beforeEach(async () => {
  const email = `joba-${Date.now()}@sargam.test`;
  student = await makeStudent(site, await memberOf(site, 'admin@sargam.test'), email);
  person = await openPerson(browser, site);
  await logIn(person, email, password);
  await takeToCart(person, courseKey, 'silver');
});
afterEach(async () => {
  expect(person.troubles).toEqual([]);
  await person.leave();
});
afterAll(() => browser?.close());

const press = async (outcome: string): Promise<void> => {
  await proceedToPayment(person, site);
  await person.page.getByTestId(`outcome-${outcome}`).click();
};

const untilInClassroom = async (): Promise<void> => {
  const { page, t } = person;
  await page.waitForURL(({ pathname }) => pathname === '/studentpanel');
  await page.getByText(t('panel.payment.paid')).waitFor();
  await page.getByRole('heading', { name: title }).waitFor();
};

const states = async (): Promise<string[]> => (await purchasesOf(student)).map(({ state }) => state);

describe('the end of a payment', () => {
  it('declined, then cancelled, leaves the cart as it was; the third try is paid', async () => {
    const { page, t } = person;
    await press('decline');
    await page.getByText(t('storefront.payment.failed.title')).waitFor();
    await press('cancel');
    await page.getByText(t('storefront.payment.cancelled.title')).waitFor();
    await press('pay');
    await untilInClassroom();
    expect(await states()).toEqual(['paid', 'cancelled', 'failed']);
  });

  it('is found out where both the notification and the return were lost, and the page shows it by itself', async () => {
    await press('pay-lose-both');
    await person.page.getByTestId('sandbox-mark').waitFor();
    await person.goTo('/studentpanel?tab=3');
    const { page, t } = person;
    await page.getByText(t('panel.purchases.paid'), { exact: true }).waitFor({ timeout: 60_000 });
    expect(await states()).toEqual(['paid']);
  }, 90_000);

  it('of a whole voucher is the classroom, without a gateway', async () => {
    const { page, t } = person;
    await page.getByLabel(t('storefront.voucher.label')).fill('GURU100');
    const summary = summaryOf(person);
    await summary.getByRole('button', { name: t('storefront.voucher.apply') }).click();
    await summary.getByText(t('storefront.voucher.applied')).waitFor();
    await summary.getByRole('button', { name: t('storefront.cart.proceed') }).click();
    await untilInClassroom();
    expect(await purchasesOf(student)).toMatchObject([{ state: 'paid', amount: 0 }]);
  });
});
