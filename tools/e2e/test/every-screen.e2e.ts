import type { Browser } from 'playwright-core';
import { launchBrowser } from '../src/browser.ts';
import type { BrowserUser } from '../src/browser-user.ts';
import { navigateTo } from '../src/client-navigation.ts';
import { createPlaceChecks } from '../src/screens/check-places.ts';
import { listBackOfficePlaces, listPanelPlaces, listRefusals, type Place } from '../src/screens/places.ts';
import { connectToSite } from '../src/site.ts';

let browser: Browser;
let checks: Awaited<ReturnType<typeof createPlaceChecks>>;
let places: readonly Place[];

beforeAll(async () => {
  const site = await connectToSite();
  browser = await launchBrowser();
  checks = await createPlaceChecks(site, browser);
  places = [...(await listBackOfficePlaces(checks.ids)), ...listPanelPlaces(checks.ids)];
});
afterAll(() => browser?.close());

it.each(['admin', 'content', 'student', 'instructor'] as const)(
  'every screen of the back-office and every page of the panel is in order, each in another language, scheme and size (%s)',
  async (role) => {
    const ofRole = places.filter((place) => place.role === role);
    expect(ofRole.length).toBeGreaterThan(0);
    expect(await checks.checkInOneDocument(ofRole)).toEqual([]);
  },
  300_000,
);

it('every place belongs to one of these roles', () => {
  const roles = new Set(places.map(({ role }) => role));
  expect([...roles].sort()).toEqual(['admin', 'content', 'instructor', 'student']);
});

/** Opens an address from the home page, as a link does, and waits for the redirect back to the home page. */
const isRefused = async ({ page }: BrowserUser, address: string): Promise<boolean> => {
  await navigateTo(page, address);
  return page
    .waitForURL(({ pathname }) => pathname === '/', { timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );
};

it.each(['visitor', 'student', 'instructor', 'content'] as const)(
  'the screens of the back-office redirect other roles to the home page (%s)',
  async (role) => {
    const { user } = await checks.visitorOf(role);
    const refusals = (await listRefusals(checks.ids)).filter((place) => place.role === role);
    const [first, ...rest] = refusals.map(({ address }) => address);
    expect(rest.length).toBeGreaterThan(0);
    // The first one is opened as a document of its own, the others by links.
    await user.page.goto(first ?? '');
    await user.page.waitForURL(({ pathname }) => pathname === '/');
    const opened: string[] = [];
    for (const address of rest) if (!(await isRefused(user, address))) opened.push(address);
    expect(opened).toEqual([]);
  },
  120_000,
);
