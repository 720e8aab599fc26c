import type { Browser } from 'playwright-core';
import { formatDate } from '../../../frontends/kit/src/format/date.ts';
import { formatMoney } from '../../../frontends/kit/src/format/number.ts';
import { type Member, memberOf } from '../src/api.ts';
import { classroomOf, type OwnedCourse, purchasesOf } from '../src/books.ts';
import { openBrowser } from '../src/browser.ts';
import { courseOf, type DemoCourse } from '../src/demo.ts';
import { eventually } from '../src/eventually.ts';
import { makeStudent, password } from '../src/newcomer.ts';
import { logIn } from '../src/pages/account.ts';
import {
  lineOf,
  offerOf,
  openCourse,
  pressOutcome,
  proceedToPayment,
  takeToCart,
  totalIs,
  untilInClassroom,
} from '../src/pages/shop.ts';
import { ownedOf, rowOf } from '../src/pages/student.ts';
import { openPerson, type Person } from '../src/person.ts';
import { openSite, type Site } from '../src/site.ts';
import { openStory } from '../src/story.ts';

const bundle = courseOf('rhythm-section');
const children = (bundle.content.bundle ?? []).map(courseOf);
const DAY = 86_400_000;

/** The last moment in Dhaka of the day that is so many days from now (decision C2). */
const endOfDayIn = (days: number): string => {
  const dhaka = new Date(Date.now() + 6 * 3_600_000 + days * DAY).toISOString().slice(0, 10);
  return new Date(`${dhaka}T23:59:59+06:00`).toISOString();
};

describe.each(['en', 'bn'] as const)('a bundle (%s)', (language) => {
  let site: Site;
  let browser: Browser;
  let student: Member;
  let person: Person;
  let ends = '';
  const email = `bristi-${language}-${Date.now()}@sargam.test`;
  const price = formatMoney(bundle.price('silver'), language);
  const date = (moment: string) => formatDate(moment, language);
  const titleOf = ({ title }: DemoCourse) => title(language);
  const step = openStory(`bundle-${language}`, () => person);
  const shot = (name: string) => person.shot(`bundle-${language}-${name}`);

  beforeAll(async () => {
    site = await openSite();
    browser = await openBrowser();
    student = await makeStudent(site, await memberOf(site, 'admin@sargam.test'), email);
    person = await openPerson(browser, site, { language });
    await logIn(person, email, password);
  });
  afterAll(() => browser?.close());

  step('shows what is in it, and what all of it costs', async () => {
    const { page, t } = person;
    await openCourse(person, bundle.key);
    const inside = page.getByRole('region', { name: t('storefront.course.in_bundle') });
    for (const child of children) await inside.getByRole('link', { name: titleOf(child) }).waitFor();
    expect(await inside.getByRole('heading', { level: 3 }).count()).toBe(children.length);
    const offer = offerOf(person, 'silver');
    await offer.getByText(price, { exact: true }).waitFor();
    await offer.getByText(t('storefront.offer.courses', { count: children.length })).waitFor();
    await shot('course');
  });

  step('is one line of the cart at its own price, and is paid', async () => {
    await takeToCart(person, bundle.key, 'silver');
    await lineOf(person, titleOf(bundle)).getByText(price, { exact: true }).waitFor();
    await totalIs(person, bundle.price('silver'));
    ends = endOfDayIn(bundle.days('silver'));
    await proceedToPayment(person, site);
    await pressOutcome(person, 'pay');
    await untilInClassroom(person, ...children.map(titleOf));
  });

  step('hangs in the classroom as its courses, each with its end date', async () => {
    const owned = await eventually('both courses are there', async () => {
      const all = await classroomOf(student);
      return all.length >= children.length ? all : undefined;
    });
    const byId = (one: OwnedCourse, other: OwnedCourse) => one._id.localeCompare(other._id);
    expect(owned.toSorted(byId)).toMatchObject(
      children.map(({ id }) => ({ _id: id, endsAt: ends, tier: 'silver' }) as OwnedCourse).toSorted(byId),
    );
    for (const child of children)
      await ownedOf(person, titleOf(child)).getByText(date(ends)).first().waitFor();
    expect(await person.page.getByRole('heading', { name: titleOf(bundle) }).count()).toBe(0);
    await shot('classroom');
  });

  step('stands in the purchase history as one purchase', async () => {
    const { t, goTo } = person;
    const purchases = await purchasesOf(student);
    expect(purchases).toMatchObject([{ state: 'paid', amount: bundle.price('silver') }]);
    await goTo('/studentpanel?tab=3');
    const row = rowOf(person, purchases[0]?._id);
    await row.getByRole('link', { name: titleOf(bundle) }).waitFor();
    await row.getByText(t('panel.purchases.access', { date: date(ends) })).waitFor();
    await row.getByText(price, { exact: true }).first().waitFor();
  });

  step('bought again would extend all of it', async () => {
    const { t } = person;
    await openCourse(person, bundle.key);
    const later = new Date(Date.parse(ends) + bundle.days('silver') * DAY).toISOString();
    const again = offerOf(person, 'silver');
    await again.getByText(t('storefront.kind.extension.name')).waitFor();
    await again.getByText(t('storefront.offer.extension_until', { date: date(later) })).waitFor();
    await shot('again');
  });

  step('no page threw anything that nobody caught', async () => {
    expect(person.troubles).toEqual([]);
  });
});
