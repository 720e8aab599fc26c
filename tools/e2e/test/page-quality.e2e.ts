import type { Browser } from 'playwright-core';
import { createAccessibilityCheck } from '../src/accessibility.ts';
import { demoAccount } from '../src/api/api-user.ts';
import { password } from '../src/api/create-student.ts';
import { cartCourse, ownedCourse, seedStudent } from '../src/api/seed-student.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser } from '../src/browser-user.ts';
import {
  findMissingTexts,
  forEachViewport,
  renderOffscreenContent,
  viewports,
  waitUntilLoaded,
  waitUntilNothingOverflows,
} from '../src/page-checks.ts';
import { findOffer } from '../src/pages/checkout.ts';
import { pressPay } from '../src/pages/gift.ts';
import { publicPaths } from '../src/public-paths.ts';
import { connectToSite, type Site } from '../src/site.ts';

type Role = 'visitor' | 'student' | 'instructor' | 'content' | 'admin';

interface PageVisit {
  readonly role: Role;
  readonly path: string;
  /** An action for a state that the page does not open with. */
  readonly press?: readonly [state: string, press: (user: BrowserUser) => Promise<void>];
}

/** Filled in once the student is seeded. */
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
  { role: 'student', path: '/products/giftCard/gift-card-500', press: ['an empty form', submitEmptyForm] },
  { role: 'student', path: '/studentpanel?tab=3', press: ['the refund dialog', openRefundDialog] },
  { role: 'instructor', path: '/instructorpanel?tab=0' },
  { role: 'instructor', path: '/instructorpanel?tab=1' },
  { role: 'instructor', path: '/instructorpanel?tab=2' },
  { role: 'content', path: '/account' },
  { role: 'admin', path: '/adminorderlist' },
];

let site: Site;
let browser: Browser;
const student = { email: `quality-${Date.now()}@sargam.test`, password };
const findViolations = createAccessibilityCheck();

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
  const { giftOrder, code } = await seedStudent(site, student.email);
  seededValues[':order'] = giftOrder;
  seededValues[':code'] = code;
});
afterAll(() => browser?.close());

describe.each(['en', 'bn'] as const)('in %s', (language) => {
  const users = new Map<Role, BrowserUser>();

  const userWithRole = async (role: Role): Promise<BrowserUser> => {
    const existing = users.get(role);
    if (existing) return existing;
    const account = role === 'student' ? student : demoAccount(role);
    const user = await openBrowserUser(browser, site, {
      language,
      ...viewports.at(-1),
      serviceWorkers: 'block',
      ...(role !== 'visitor' && { account }),
    });
    users.set(role, user);
    return user;
  };

  const cases = pages.map((place) => [place.role, place.path, place.press?.[0] ?? '', place] as const);

  it.each(cases)(
    'has no accessibility violation, overflow, missing text or error (%s, %s %s)',
    async (role, path, state, { press }) => {
      const user = await userWithRole(role);
      const { page } = user;
      const errorsBefore = { page: user.pageErrors.length, console: user.consoleErrors.length };
      await user.goTo(
        path.replace(/:(?:order|code)/, (name) => seededValues[name as keyof typeof seededValues]),
      );
      await press?.[1](user);
      await waitUntilLoaded(page);
      await renderOffscreenContent(page);
      const name = `${path} ${state}`
        .replace(/\?.*=/, '-')
        .replaceAll(/[^\w-]+/g, '-')
        .slice(0, 40);
      await forEachViewport(page, async (width) => {
        await user.takeScreenshot(`quality-${language}-${width}-${role}${name}`);
        await waitUntilNothingOverflows(page);
        expect(await findViolations(page)).toEqual([]);
      });
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await findMissingTexts(page)).toEqual([]);
      expect(user.pageErrors.slice(errorsBefore.page)).toEqual([]);
      expect(user.consoleErrors.slice(errorsBefore.console)).toEqual([]);
    },
  );
});
