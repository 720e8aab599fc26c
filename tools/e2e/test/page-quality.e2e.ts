import type { Browser } from 'playwright-core';
import { password } from '../src/api/create-student.ts';
import { cartCourse, ownedCourse, seedStudent } from '../src/api/seed-student.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser } from '../src/browser-user.ts';
import {
  findAccessibilityViolations,
  findMissingTexts,
  renderOffscreenContent,
  resizeViewport,
  viewports,
  waitUntilLoaded,
  waitUntilNothingOverflows,
} from '../src/page-checks.ts';
import { logIn } from '../src/pages/account.ts';
import { findOffer } from '../src/pages/checkout.ts';
import { pressPay } from '../src/pages/gift.ts';
import { publicPaths } from '../src/public-paths.ts';
import { connectToSite, type Site } from '../src/site.ts';

type Role = 'visitor' | 'student' | 'instructor' | 'content' | 'admin';

interface PageVisit {
  readonly role: Role;
  readonly path: string;
  /** What is pressed there, for a face of the page that it does not open with. */
  readonly press?: readonly [what: string, press: (user: BrowserUser) => Promise<void>];
}

/** Known once the student has bought them. */
const seededValues = { ':order': '', ':code': '' };

const addAndOpenCart = async (user: BrowserUser): Promise<void> => {
  await findOffer(user, 'gold')
    .getByRole('button', { name: user.t('storefront.offer.add') })
    .click();
  await user.page.waitForURL('**/login?redirect=cart');
  await user.goTo('/cart');
};
const openRefundDialog = async ({ page, t }: BrowserUser): Promise<void> => {
  await page.getByRole('button', { name: t('panel.refund.ask') }).click();
  await page.getByRole('dialog').waitFor();
};
const submitEmptyForm = async (user: BrowserUser): Promise<void> => {
  await pressPay(user);
  await user.page.getByText(user.t('kit.form.required')).first().waitFor();
};

const visitorPages: readonly PageVisit[] = [
  ...publicPaths,
  '/giftcard#:code',
  '/giftcard-successfull?order=:order',
  '/signup/SOMEBODY',
  '/forgetpassword',
  '/resetpassword#token=nothing',
  '/search?q=esraj',
].map((path) => ({ role: 'visitor', path }));

const studentPages: readonly PageVisit[] = [
  '/cart',
  '/products/giftCard/gift-card-1000',
  '/giftcard-successfull?order=:order',
  '/giftcard-fail?why=cancelled',
  '/studentpanel?tab=0',
  '/studentpanel?tab=1',
  '/studentpanel?tab=3',
  '/studentpanel?tab=4',
  '/studentpanel?tab=5',
  '/studentpanel?tab=6',
  '/notifications',
  '/',
  '/allcourses',
  `/courseview?id=${ownedCourse.id}`,
  `/lesson?course=${ownedCourse.id}`,
].map((path) => ({ role: 'student', path }));

const pages: readonly PageVisit[] = [
  ...visitorPages,
  { role: 'visitor', path: `/courseview?id=${cartCourse.id}`, press: ['the cart', addAndOpenCart] },
  ...studentPages,
  { role: 'student', path: '/products/giftCard/gift-card-500', press: ['forgetting all', submitEmptyForm] },
  { role: 'student', path: '/studentpanel?tab=3', press: ['asking for a refund', openRefundDialog] },
  { role: 'instructor', path: '/instructorpanel?tab=0' },
  { role: 'instructor', path: '/instructorpanel?tab=1' },
  { role: 'instructor', path: '/instructorpanel?tab=2' },
  { role: 'content', path: '/account' },
  { role: 'admin', path: '/adminorderlist' },
];

let site: Site;
let browser: Browser;
const email = `looks-${Date.now()}@sargam.test`;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
  const { giftOrder, code } = await seedStudent(site, email);
  seededValues[':order'] = giftOrder;
  seededValues[':code'] = code;
});
afterAll(() => browser?.close());

describe.each(['en', 'bn'] as const)('in %s', (language) => {
  const people = new Map<Role, BrowserUser>();

  const userWithRole = async (who: Role): Promise<BrowserUser> => {
    const known = people.get(who);
    if (known) return known;
    const user = await openBrowserUser(browser, site, { language, ...viewports.at(-1) });
    people.set(who, user);
    if (who === 'student') await logIn(user, email, password);
    else if (who !== 'visitor') await logIn(user, `${who}@sargam.test`);
    return user;
  };

  const named = pages.map((place) => [place.role, place.path, place.press?.[0] ?? '', place] as const);

  it.each(named)('shuts nobody out and fits (%s, %s %s)', async (who, path, pressed, { press }) => {
    const user = await userWithRole(who);
    const before = { troubles: user.pageErrors.length, complaints: user.consoleErrors.length };
    await user.goTo(
      path.replace(/:(?:order|code)/, (name) => seededValues[name as keyof typeof seededValues]),
    );
    await press?.[1](user);
    await waitUntilLoaded(user.page);
    await renderOffscreenContent(user.page);
    const name = `${path} ${pressed}`
      .replace(/\?.*=/, '-')
      .replaceAll(/[^\w-]+/g, '-')
      .slice(0, 40);
    for (const screen of viewports.toReversed()) {
      await resizeViewport(user, screen);
      await user.takeScreenshot(`looks-${language}-${screen.width}-${who}${name}`);
      await waitUntilNothingOverflows(user.page);
      expect(await findAccessibilityViolations(user.page)).toEqual([]);
    }
    expect(await findMissingTexts(user.page)).toEqual([]);
    expect(user.pageErrors.slice(before.troubles)).toEqual([]);
    expect(user.consoleErrors.slice(before.complaints)).toEqual([]);
  });
});
