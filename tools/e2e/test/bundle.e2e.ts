import { formatDate, formatMoney } from '@sargam/kit/format';
import type { Browser } from 'playwright-core';
import { type ApiUser, logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { fetchOwnedCourses, fetchPurchases, type OwnedCourse } from '../src/api/queries.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser } from '../src/browser-user.ts';
import { type DemoCourse, findDemoCourse } from '../src/demo-course.ts';
import { eventually } from '../src/eventually.ts';
import {
  addCourseOnPage,
  findCartLine,
  findOffer,
  openCourse,
  pressOutcome,
  proceedToPayment,
  waitForClassroom,
  waitForTotal,
} from '../src/pages/checkout.ts';
import { findOrderRow, findOwnedCourse } from '../src/pages/student.ts';
import { connectToSite, type Site } from '../src/site.ts';
import { defineSteps } from '../src/steps.ts';

const bundle = findDemoCourse('rhythm-section');
const children = (bundle.content.bundle ?? []).map(findDemoCourse);
const DAY = 86_400_000;

/** The last second in Dhaka of the day that is `days` from now (decision C2). */
const endOfDayIn = (days: number): string => {
  const dhaka = new Date(Date.now() + 6 * 3_600_000 + days * DAY).toISOString().slice(0, 10);
  return new Date(`${dhaka}T23:59:59+06:00`).toISOString();
};

describe.each(['en', 'bn'] as const)('a bundle (%s)', (language) => {
  let site: Site;
  let browser: Browser;
  let student: ApiUser;
  let user: BrowserUser;
  let ends = '';
  const email = `bristi-${language}-${Date.now()}@sargam.test`;
  const price = formatMoney(bundle.price('silver'), language);
  const date = (moment: string) => formatDate(moment, language);
  const titleOf = ({ title }: DemoCourse) => title(language);
  const step = defineSteps(`bundle-${language}`, () => user);
  const shot = (name: string) => user.takeScreenshot(`bundle-${language}-${name}`);

  beforeAll(async () => {
    site = await connectToSite();
    browser = await launchBrowser();
    student = await createStudent(site, await logInToApi(site, 'admin@sargam.test'), email);
    user = await openBrowserUser(browser, site, { language, account: { email, password } });
  });
  afterAll(() => browser?.close());

  step('shows its courses and its price', async () => {
    const { page, t } = user;
    await openCourse(user, bundle.key);
    const inside = page.getByRole('region', { name: t('storefront.course.in_bundle') });
    for (const child of children) await inside.getByRole('link', { name: titleOf(child) }).waitFor();
    expect(await inside.getByRole('heading', { level: 3 }).count()).toBe(children.length);
    const offer = findOffer(user, 'silver');
    await offer.getByText(price, { exact: true }).waitFor();
    await offer.getByText(t('storefront.offer.courses', { count: children.length })).waitFor();
    await shot('course');
  });

  step('is one cart line with the bundle price, and is paid', async () => {
    await addCourseOnPage(user, bundle.key, 'silver');
    await findCartLine(user, titleOf(bundle)).getByText(price, { exact: true }).waitFor();
    await waitForTotal(user, bundle.price('silver'));
    ends = endOfDayIn(bundle.days('silver'));
    await proceedToPayment(user, site);
    await pressOutcome(user, 'pay');
    await waitForClassroom(user, ...children.map(titleOf));
  });

  step('adds its courses to the classroom, each with its end date', async () => {
    const owned = await eventually('both courses are in the classroom', async () => {
      const all = await fetchOwnedCourses(student);
      return all.length >= children.length ? all : undefined;
    });
    const byId = (one: OwnedCourse, other: OwnedCourse) => one._id.localeCompare(other._id);
    expect(owned.toSorted(byId)).toMatchObject(
      children.map(({ id }) => ({ _id: id, endsAt: ends, tier: 'silver' }) as OwnedCourse).toSorted(byId),
    );
    for (const child of children)
      await findOwnedCourse(user, titleOf(child)).getByText(date(ends)).first().waitFor();
    expect(await user.page.getByRole('heading', { name: titleOf(bundle) }).count()).toBe(0);
    await shot('classroom');
  });

  step('is one purchase in the purchase history', async () => {
    const { t, goTo } = user;
    const purchases = await fetchPurchases(student);
    expect(purchases).toMatchObject([{ state: 'paid', amount: bundle.price('silver') }]);
    await goTo('/studentpanel?tab=3');
    const row = findOrderRow(user, purchases[0]?._id);
    await row.getByRole('link', { name: titleOf(bundle) }).waitFor();
    await row.getByText(t('panel.purchases.access', { date: date(ends) })).waitFor();
    await row.getByText(price, { exact: true }).first().waitFor();
  });

  step(
    'offers an upgrade of all its courses, and no extension that costs more and ends earlier',
    async () => {
      const { t } = user;
      await openCourse(user, bundle.key);
      const higher = endOfDayIn(bundle.days('gold'));
      const offer = findOffer(user, 'gold');
      await offer.getByText(t('storefront.kind.upgrade.name'), { exact: true }).waitFor();
      await offer.getByText(t('storefront.offer.upgrade_until', { date: date(higher) })).waitFor();
      expect(await findOffer(user, 'silver').count()).toBe(0);
      await shot('again');
    },
  );

  step('no page has an uncaught error', async () => {
    expect(user.pageErrors).toEqual([]);
  });
});
