import type { Browser } from 'playwright-core';
import { logInToApi } from '../src/api/api-user.ts';
import { password } from '../src/api/create-student.ts';
import { seedStudent } from '../src/api/seed-student.ts';
import { launchBrowser } from '../src/browser.ts';
import { fetchKnownIds, type KnownIds } from '../src/screens/known-ids.ts';
import { createVisitors } from '../src/screens/open-place.ts';
import { listRefusals } from '../src/screens/places.ts';
import { connectToSite, type Site } from '../src/site.ts';

let site: Site;
let browser: Browser;
let ids: KnownIds;
let visitorOf: ReturnType<typeof createVisitors>;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
  const student = { email: `screens-${Date.now()}@sargam.test`, password };
  const seeded = await seedStudent(site, student.email);
  ids = await fetchKnownIds(await logInToApi(site, 'admin@sargam.test'), seeded);
  visitorOf = createVisitors({ browser, site, student, language: 'en' });
});
afterAll(() => browser?.close());

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
