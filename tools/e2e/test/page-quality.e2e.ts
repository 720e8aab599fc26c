import type { Browser } from 'playwright-core';
import { createAccessibilityCheck } from '../src/accessibility.ts';
import { password } from '../src/api/create-student.ts';
import { cartCourse, seedStudent } from '../src/api/seed-student.ts';
import { launchBrowser } from '../src/browser.ts';
import type { BrowserUser } from '../src/browser-user.ts';
import {
  findMissingTexts,
  forEachViewport,
  renderOffscreenContent,
  waitUntilLoaded,
  waitUntilNothingOverflows,
} from '../src/page-checks.ts';
import { findOffer } from '../src/pages/checkout.ts';
import { pressPay } from '../src/pages/gift.ts';
import { demoIds } from '../src/screens/known-ids.ts';
import { createVisitors } from '../src/screens/open-place.ts';
import { listPanelPlaces, listPublicPlaces, type Place } from '../src/screens/places.ts';
import { connectToSite, type Site } from '../src/site.ts';

interface PageVisit extends Omit<Place, 'route'> {
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

const ids = { ...demoIds, storeOrder: ':order', giftCardCode: ':code' };
/** No route has these addresses. */
const unknownPages = ['/404', '/nowhere'].map((address) => ({ role: 'visitor', address }) as const);

const pages: readonly PageVisit[] = [
  ...listPublicPlaces(ids),
  ...unknownPages,
  { role: 'visitor', address: `/courseview?id=${cartCourse.id}`, press: ['the cart', addAndOpenCart] },
  ...listPanelPlaces(ids),
  { role: 'student', address: '/products/giftCard/gift-card-500', press: ['an empty form', submitEmptyForm] },
  { role: 'student', address: '/studentpanel?tab=3', press: ['the refund dialog', openRefundDialog] },
  { role: 'admin', address: '/adminorderlist' },
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
  let visitorOf: ReturnType<typeof createVisitors>;

  beforeAll(() => {
    visitorOf = createVisitors({ browser, site, student, language });
  });

  const cases = pages.map((place) => [place.role, place.address, place.press?.[0] ?? '', place] as const);

  it.each(cases)(
    'has no accessibility violation, overflow, missing text or error (%s, %s %s)',
    async (role, address, state, { press }) => {
      const { user } = await visitorOf(role);
      const { page } = user;
      const errorsBefore = { page: user.pageErrors.length, console: user.consoleErrors.length };
      await user.goTo(
        address.replace(/:(?:order|code)/, (name) => seededValues[name as keyof typeof seededValues]),
      );
      await press?.[1](user);
      await waitUntilLoaded(page);
      await renderOffscreenContent(page);
      const name = `${address} ${state}`
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
