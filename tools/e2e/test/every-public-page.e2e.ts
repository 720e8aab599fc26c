import type { Browser } from 'playwright-core';
import { cartCourse } from '../src/api/seed-student.ts';
import { launchBrowser } from '../src/browser.ts';
import type { BrowserUser } from '../src/browser-user.ts';
import { findOffer } from '../src/pages/checkout.ts';
import { pressPay } from '../src/pages/gift.ts';
import { createPlaceChecks, type PlaceState, unknownRoute } from '../src/screens/check-places.ts';
import { combinationOfTurn } from '../src/screens/combination.ts';
import { listPublicPlaces } from '../src/screens/places.ts';
import { connectToSite } from '../src/site.ts';

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

const states: readonly PlaceState[] = [
  {
    role: 'visitor',
    route: '/courseview',
    address: `/courseview?id=${cartCourse.id}`,
    press: ['the cart', addAndOpenCart],
  },
  {
    role: 'student',
    route: '/products/giftCard/:id',
    address: '/products/giftCard/gift-card-500',
    press: ['an empty form', submitEmptyForm],
  },
  {
    role: 'student',
    route: '/studentpanel',
    address: '/studentpanel?tab=3',
    press: ['the refund dialog', openRefundDialog],
  },
  { role: 'visitor', route: unknownRoute, address: '/404' },
  { role: 'visitor', route: unknownRoute, address: '/nowhere' },
];

let browser: Browser;
let checks: Awaited<ReturnType<typeof createPlaceChecks>>;

beforeAll(async () => {
  const site = await connectToSite();
  browser = await launchBrowser();
  checks = await createPlaceChecks(site, browser);
});
afterAll(() => browser?.close());

it.each(['visitor', 'student'] as const)(
  'every public page is in order, each in another language, scheme and size (%s)',
  async (role) => {
    const found: string[] = [];
    for (const [turn, each] of [...listPublicPlaces(checks.ids), ...states].entries())
      if (each.role === role) found.push(...(await checks.checkLoaded(each, turn)));
    expect(found).toEqual([]);
  },
  300_000,
);

/** What was broken once. The number is a turn with that language and that layout. */
it.each([
  ['/', 'bn', 1440, 32, 9],
  ['/store', 'bn', 320, 16, 3],
] as const)(
  '%s is in order in %s at a width of %d px and a text of %d px',
  async (path, language, width, text, turn) => {
    expect(combinationOfTurn(turn)).toMatchObject({ language, layout: { width, text } });
    expect(await checks.checkLoaded({ role: 'visitor', route: path, address: path }, turn)).toEqual([]);
  },
);
