import type { Browser } from 'playwright-core';
import { launchBrowser } from '../src/browser.ts';
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

it('every screen of the back-office redirects other roles to the home page', async () => {
  const opened: string[] = [];
  for (const place of await listRefusals(checks.ids)) {
    const { user } = await checks.visitorOf(place.role);
    await user.page.goto(place.address);
    await user.page
      .waitForURL(({ pathname }) => pathname === '/', { timeout: 10_000 })
      .catch(() => {
        opened.push(`${place.role} ${place.address}`);
      });
  }
  expect(opened).toEqual([]);
}, 120_000);
