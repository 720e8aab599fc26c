import type { Browser } from 'playwright-core';
import { formatDate } from '../../../frontends/kit/src/format/date.ts';
import { formatAmount, formatMoney } from '../../../frontends/kit/src/format/number.ts';
import { type Member, memberOf } from '../src/api.ts';
import { classroomOf, purchasesOf, walletOf } from '../src/books.ts';
import { openBrowser } from '../src/browser.ts';
import { buyGiftCard } from '../src/deeds.ts';
import { courseOf } from '../src/demo.ts';
import { eventually } from '../src/eventually.ts';
import { giftCodeTo } from '../src/inbox.ts';
import { makeStudent, password } from '../src/newcomer.ts';
import { makeVoucher, setPrice } from '../src/office.ts';
import { fillLogin } from '../src/pages/account.ts';
import {
  applyVoucher,
  choosePayment,
  lineOf,
  offerOf,
  openCourse,
  pressOutcome,
  proceedToPayment,
  summaryOf,
  takeToCart,
  totalIs,
  untilInClassroom,
} from '../src/pages/shop.ts';
import { redeemOnPage, rowOf } from '../src/pages/student.ts';
import { openPerson, type Person } from '../src/person.ts';
import { openSite, type Site } from '../src/site.ts';
import { openStory } from '../src/story.ts';

const bass = courseOf('bass-first-grooves');
const drums = courseOf('drums-first-beat');
const piano = courseOf('piano-both-hands');
const card = { product: 'gift-card-500', value: 500 };
/** What the drums' silver becomes while somebody looks at it. */
const raised = drums.price('silver') + 100;

const DAY = 86_400_000;
const daysAfter = (moment: string, days: number): string =>
  new Date(Date.parse(moment) + days * DAY).toISOString();

describe.each(['en', 'bn'] as const)('from cart to paid (%s)', (language) => {
  let site: Site;
  let browser: Browser;
  let admin: Member;
  let student: Member;
  let person: Person;
  let tenPercent = '';
  let everything = '';
  const email = `mou-${language}-${Date.now()}@sargam.test`;
  const money = (taka: number) => formatMoney(taka, language);
  const date = (moment: string) => formatDate(moment, language);
  const bassTitle = bass.title(language);
  const drumsTitle = drums.title(language);
  const lineSays = (title: string, text: string) => lineOf(person, title).getByText(text).waitFor();
  const step = openStory(`money-${language}`, () => person);
  const shot = (name: string) => person.shot(`money-${language}-${name}`);
  const endOf = async ({ id }: typeof bass): Promise<string> =>
    (await classroomOf(student)).find(({ _id }) => _id === id)?.endsAt ?? '';

  beforeAll(async () => {
    site = await openSite();
    browser = await openBrowser();
    admin = await memberOf(site, 'admin@sargam.test');
    student = await makeStudent(site, admin, email);
    tenPercent = await makeVoucher(admin, 10);
    everything = await makeVoucher(admin, 100);
    person = await openPerson(browser, site, { language });
  });
  afterAll(async () => {
    await setPrice(admin, drums, 'silver', drums.price('silver'));
    await browser?.close();
  });

  step('a visitor is told to log in, and finds both courses in the cart after', async () => {
    const { page, t } = person;
    for (const course of [bass, drums]) {
      await openCourse(person, course.key);
      await offerOf(person, 'silver')
        .getByRole('button', { name: t('storefront.offer.add') })
        .click();
      await page.getByText(t('kit.auth.login_first')).waitFor();
      await page.waitForURL('**/login?redirect=cart');
    }
    await page.getByRole('link', { name: t('shell.nav.cart_items', { count: 2 }) }).waitFor();
    await fillLogin(person, email, password);
    expect(new URL(page.url()).pathname).toBe('/cart');
    for (const title of [bassTitle, drumsTitle]) await lineOf(person, title).waitFor();
    await page.getByRole('link', { name: t('shell.nav.cart_items', { count: 2 }) }).waitFor();
    await totalIs(person, bass.price('silver') + drums.price('silver'));
  });

  step('the tier is changed in the line', async () => {
    const line = lineOf(person, bassTitle);
    await line.getByRole('combobox').selectOption('gold');
    await line.getByText(money(bass.price('gold'))).waitFor();
    await totalIs(person, bass.price('gold') + drums.price('silver'));
  });

  step('a code that nobody knows is not found, a voucher is applied', async () => {
    const { t } = person;
    const summary = summaryOf(person);
    await applyVoucher(person, 'NOBODY-KNOWS');
    await summary.getByText(t('storefront.voucher.not_found')).waitFor();
    await applyVoucher(person, tenPercent);
    await summary.getByText(t('storefront.voucher.applied')).waitFor();
    await totalIs(person, 0.9 * (bass.price('gold') + drums.price('silver')));
    await shot('voucher');
  });

  step('a gift card of the store is redeemed into the wallet', async () => {
    const { page, t } = person;
    await buyGiftCard(site, student, card.product);
    await redeemOnPage(person, await giftCodeTo(site, email));
    const amount = formatAmount(card.value, language);
    const message = t('panel.redeem.message');
    await page.getByText(t('panel.redeem.success', { message, amount })).first().waitFor();
    expect(await walletOf(student)).toMatchObject({ balance: card.value, gift: card.value });
  });

  step('wallet and voucher go together: the wallet first, the voucher of what is left', async () => {
    const { t, goTo } = person;
    await goTo('/cart');
    await applyVoucher(person, tenPercent);
    const summary = summaryOf(person);
    const subtotal = bass.price('gold') + drums.price('silver');
    await summary.getByText(money(subtotal), { exact: true }).waitFor();
    await summary.getByText(money(-card.value), { exact: true }).waitFor();
    await summary
      .getByText(money(subtotal - card.value), { exact: true })
      .first()
      .waitFor();
    await totalIs(person, 0.9 * (subtotal - card.value));
    const keep = summary.getByRole('switch', { name: t('storefront.summary.keep') });
    await keep.check();
    await summary.getByText(t('storefront.summary.wallet_kept', { amount: money(card.value) })).waitFor();
    await totalIs(person, 0.9 * subtotal);
    await shot('wallet-kept');
    await keep.uncheck();
    await totalIs(person, 0.9 * (subtotal - card.value));
  });

  step('a price that changed before Proceed is shown before anything is charged', async () => {
    const { page, t } = person;
    await setPrice(admin, drums, 'silver', raised);
    await choosePayment(person, 'nagad');
    await summaryOf(person)
      .getByRole('button', { name: t('storefront.cart.proceed') })
      .click();
    await page.getByText(t('storefront.price_changed.title')).waitFor();
    const total = 0.9 * (bass.price('gold') + raised - card.value);
    await page.getByText(t('storefront.price_changed.text', { amount: money(total) })).waitFor();
    await totalIs(person, total);
    await lineSays(drumsTitle, money(raised));
    await shot('price-changed');
    expect(await purchasesOf(student)).toEqual([]);
  });

  step('Nagad at the gateway, then the classroom with the end dates', async () => {
    const { page } = person;
    await proceedToPayment(person, site, 'nagad');
    await pressOutcome(person, 'pay');
    await untilInClassroom(person, bassTitle, drumsTitle);
    for (const course of [bass, drums]) {
      const ends = await eventually(
        'the course is in the classroom',
        async () => (await endOf(course)) || undefined,
      );
      await page.getByRole('main').getByText(date(ends)).first().waitFor();
    }
    await shot('classroom');
    const amount = 0.9 * (bass.price('gold') + raised - card.value);
    expect(await purchasesOf(student)).toMatchObject([{ state: 'paid', amount }]);
    expect(await walletOf(student)).toMatchObject({ balance: 0, held: 0 });
  });

  step('buying again extends, and a higher tier costs the difference', async () => {
    const { t } = person;
    const [bassEnd, drumsEnd] = [await endOf(bass), await endOf(drums)];
    const longer = daysAfter(bassEnd, bass.days('gold'));
    const higher = daysAfter(drumsEnd, drums.days('gold') - drums.days('silver'));
    const difference = drums.price('gold') - raised;

    await openCourse(person, bass.key);
    const again = offerOf(person, 'gold');
    await again.getByText(t('storefront.kind.extension.name')).waitFor();
    await again.getByText(t('storefront.offer.extension_until', { date: date(longer) })).waitFor();
    await takeToCart(person, bass.key, 'gold');
    await openCourse(person, drums.key);
    const upgrade = offerOf(person, 'gold');
    await upgrade.getByText(money(difference), { exact: true }).waitFor();
    await upgrade.getByText(t('storefront.offer.upgrade_until', { date: date(higher) })).waitFor();
    await shot('upgrade');
    await takeToCart(person, drums.key, 'gold');

    await lineSays(bassTitle, t('storefront.kind.until', { date: date(longer) }));
    await lineSays(drumsTitle, t('storefront.kind.until', { date: date(higher) }));
    await totalIs(person, bass.price('gold') + difference);
    await shot('buying-again');
    await proceedToPayment(person, site, 'nagad');
    await pressOutcome(person, 'pay');
    await untilInClassroom(person, bassTitle, drumsTitle);
    await eventually('both last longer', async () => {
      const ends = [await endOf(bass), await endOf(drums)];
      return ends[0] === longer && ends[1] === higher ? true : undefined;
    });
  });

  step('a whole voucher: Proceed is gone after one click, and the classroom has the course', async () => {
    const { page, t } = person;
    await takeToCart(person, piano.key, 'silver');
    await applyVoucher(person, everything);
    await totalIs(person, 0);
    const proceed = summaryOf(person).getByRole('button', { name: t('storefront.cart.proceed') });
    // A slow line, so that there is time to look for the button.
    await page.route('**/api/v1/order', async (route) => {
      await expect(proceed.count()).resolves.toBe(0);
      await route.continue();
    });
    await proceed.click();
    await untilInClassroom(person, piano.title(language));
    await page.unrouteAll();
    expect((await purchasesOf(student))[0]).toMatchObject({ state: 'paid', amount: 0 });
  });

  step('the purchase history tells what each was', async () => {
    const { page, t, goTo } = person;
    await goTo('/studentpanel?tab=3');
    const [free, again, first] = await purchasesOf(student);
    const paid = t('panel.purchases.paid');
    const less = card.value + 0.1 * (bass.price('gold') + raised - card.value);
    await rowOf(person, again?._id).getByText(t('panel.purchases.kind.extension')).waitFor();
    await rowOf(person, again?._id).getByText(t('panel.purchases.kind.upgrade')).waitFor();
    for (const one of [free, again, first])
      await rowOf(person, one?._id).getByText(paid, { exact: true }).waitFor();
    await rowOf(person, first?._id)
      .getByText(t('panel.purchases.from_wallet', { amount: money(less) }))
      .waitFor();
    await page.getByRole('heading', { name: t('panel.gifts.title') }).waitFor();
    await shot('purchases');
  });

  step('no page threw anything that nobody caught', async () => {
    expect(person.troubles).toEqual([]);
  });
});
