import type { Browser } from 'playwright-core';
import { createAccessibilityCheck } from '../src/accessibility.ts';
import { logInToApi } from '../src/api/api-user.ts';
import { password } from '../src/api/create-student.ts';
import { seedStudent } from '../src/api/seed-student.ts';
import { launchBrowser } from '../src/browser.ts';
import { checkPage } from '../src/screens/check-page.ts';
import { applyLayout, combinationOfTurn, nameOfCombination } from '../src/screens/combination.ts';
import { fetchKnownIds, type KnownIds } from '../src/screens/known-ids.ts';
import { createVisitors, openPlace } from '../src/screens/open-place.ts';
import { listBackOfficePlaces, listPanelPlaces, listRefusals, type Place } from '../src/screens/places.ts';
import { createLinkCheck } from '../src/screens/unknown-links.ts';
import { connectToSite, type Site } from '../src/site.ts';

let site: Site;
let browser: Browser;
let ids: KnownIds;
let visitorOf: ReturnType<typeof createVisitors>;
let places: readonly Place[];
let findUnknownLinks: Awaited<ReturnType<typeof createLinkCheck>>;
const findViolations = createAccessibilityCheck();

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
  const student = { email: `screens-${Date.now()}@sargam.test`, password };
  const seeded = await seedStudent(site, student.email);
  ids = await fetchKnownIds(await logInToApi(site, 'admin@sargam.test'), seeded);
  visitorOf = createVisitors({ browser, site, student, language: 'en' });
  places = [...(await listBackOfficePlaces(ids)), ...listPanelPlaces(ids)];
  findUnknownLinks = await createLinkCheck();
});
afterAll(() => browser?.close());

/** The place with what is wrong in it, in the combination of its turn. */
const checkPlace = async (place: Place, turn: number): Promise<readonly string[]> => {
  const combination = combinationOfTurn(turn);
  const { user, takeProblems } = await visitorOf(place.role);
  const { page, context } = user;
  await context.addCookies([{ name: 'i18next', value: combination.language, url: site.address }]);
  await page.emulateMedia({ colorScheme: combination.scheme });
  await applyLayout(page, combination.layout);
  await openPlace(user, place);
  const found = [
    ...(await checkPage(page, findViolations)),
    ...(await findUnknownLinks(page)),
    ...takeProblems(),
  ];
  if (new URL(page.url()).pathname === '/') found.push('redirected to the home page');
  const name = `${place.role} ${place.address} (${nameOfCombination(combination)})`;
  return found.map((finding) => `${name}: ${finding}`);
};

describe.each(['admin', 'content', 'student', 'instructor'] as const)('as %s', (role) => {
  it('every screen of the back-office and every page of the panel is in order, each in another language, scheme and size', async () => {
    const findings: string[] = [];
    for (const [turn, place] of places.entries())
      if (place.role === role) findings.push(...(await checkPlace(place, turn)));
    expect(findings).toEqual([]);
  }, 300_000);
});

it('every place belongs to one of these roles', () => {
  const roles = new Set(places.map(({ role }) => role));
  expect([...roles].sort()).toEqual(['admin', 'content', 'instructor', 'student']);
});

it('every screen of the back-office redirects other roles to the home page', async () => {
  const opened: string[] = [];
  for (const place of await listRefusals(ids)) {
    const { user } = await visitorOf(place.role);
    await user.page.goto(place.address);
    await user.page
      .waitForURL(({ pathname }) => pathname === '/', { timeout: 10_000 })
      .catch(() => {
        opened.push(`${place.role} ${place.address}`);
      });
  }
  expect(opened).toEqual([]);
}, 120_000);
