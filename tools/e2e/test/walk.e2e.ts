import type { Browser } from 'playwright-core';
import { openBrowser } from '../src/browser.ts';
import { eventually } from '../src/eventually.ts';
import {
  barriersOn,
  drawAll,
  missingTextsOn,
  resize,
  screens,
  untilItFits,
  untilSettled,
} from '../src/looks.ts';
import { logIn } from '../src/pages/account.ts';
import { openPerson, type Person } from '../src/person.ts';
import { publicPaths } from '../src/places.ts';
import { openSite, type Site } from '../src/site.ts';

const ownPaths = {
  instructor: ['/instructorpanel?tab=0', '/instructorpanel?tab=1', '/instructorpanel?tab=2', '/account'],
  content: ['/account'],
  admin: ['/account', '/adminorderlist', '/adminpaidorderlist'],
} as const;

const roles = ['instructor', 'content', 'admin'] as const;
const visits = (['en', 'bn'] as const).flatMap((language) => roles.map((role) => [role, language] as const));

/** Whoever has an account is led on from the pages that make one. */
const onlyForVisitors: readonly string[] = ['/login', '/signup'];

/** On to another page as a link of ours leads there: the document stays. */
const walkTo = async ({ page }: Person, path: string): Promise<void> => {
  const to = onlyForVisitors.includes(path) ? '/' : path;
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
  await eventually(
    `${path} is left for ${to}`,
    () => new URL(page.url()).pathname === to.replace(/\?.*/, '') || undefined,
  );
};

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await openSite();
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it.each(visits)('whoever is %s walks through the whole site (%s), at every width', async (role, language) => {
  const person = await openPerson(browser, site, { language, ...screens[2] });
  await logIn(person, `${role}@sargam.test`);
  await drawAll(person.page);
  const faults: string[] = [];
  for (const path of [...publicPaths, ...ownPaths[role]]) {
    await walkTo(person, path);
    await person.page.locator('h1').first().waitFor();
    await untilSettled(person.page);
    for (const screen of screens) {
      await resize(person, screen);
      await untilItFits(person.page).catch(() => faults.push(`${path} is wider than ${screen.width}`));
      const barriers = await barriersOn(person.page);
      faults.push(...barriers.map((barrier) => `${path}, ${screen.width}: ${barrier}`));
    }
    for (const text of await missingTextsOn(person.page)) faults.push(`${path} has no text for ${text}`);
    const titles = await person.page.locator('h1').count();
    if (titles !== 1) faults.push(`${path} has ${titles} main headings`);
  }
  expect(faults).toEqual([]);
  expect([...person.troubles, ...person.complaints]).toEqual([]);
  await person.leave();
});
