import type { SpecifiedText } from '@sargam/storefront/account-texts';
import type { Browser, Locator } from 'playwright-core';
import { logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser } from '../src/browser-user.ts';
import { cssClass } from '../src/css-class.ts';
import { connectToSite, type Site } from '../src/site.ts';
import { textsByTrigger } from '../src/specified-texts.ts';
import { textTriggers } from '../src/text-triggers.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const textSelectors: Readonly<Record<SpecifiedText['as'][number], string>> = {
  field: cssClass('kit-field-message'),
  toast: cssClass('kit-toast-toast'),
  alert: `[role=alert], ${cssClass('kit-field-message')}`,
  page: 'main',
};

/** An element whose whole text is `words`. */
const findText = ({ page }: BrowserUser, place: keyof typeof textSelectors, words: string): Locator => {
  const area = page.locator(textSelectors[place]);
  const whole = new RegExp(`^\\s*${RegExp.escape(words)}\\s*$`);
  return area.getByText(words, { exact: true }).or(area.filter({ hasText: whole }));
};

/**
 * The user whose `goTo` leaves an open page as it is, unless the page already shows one of the locators. Actions on one form then
 * follow each other without loading its page again, and a text that appears was absent before the action.
 */
const reuseOpenPage = (user: BrowserUser, absent: readonly Locator[]): BrowserUser => ({
  ...user,
  goTo: async (path) => {
    const { pathname, search } = new URL(user.page.url());
    const shown = await Promise.all(absent.map((text) => text.count()));
    if (pathname + search !== path || shown.some((count) => count > 0)) await user.goTo(path);
  },
});

it('every specified text has a trigger, and every trigger has a text', () => {
  expect(Object.keys(textTriggers).toSorted()).toEqual([...textsByTrigger.keys()].toSorted());
});

describe.each(['en', 'bn'] as const)('specified texts (%s)', (language) => {
  let visitor: BrowserUser;
  let student: BrowserUser;

  beforeAll(async () => {
    const email = `words-${language}-${Date.now()}@sargam.test`;
    await createStudent(site, await logInToApi(site, 'admin@sargam.test'), email);
    visitor = await openBrowserUser(browser, site, { language, serviceWorkers: 'block' });
    student = await openBrowserUser(browser, site, {
      language,
      serviceWorkers: 'block',
      account: { email, password },
    });
  });

  it.each([...textsByTrigger])('%s', async (name, texts) => {
    const trigger = textTriggers[name];
    if (!trigger) throw new Error(`${name} has no trigger.`);
    const user = trigger.role === 'visitor' ? visitor : student;
    const locators = texts.flatMap(({ as, [language]: words }) =>
      as.map((place) => findText(user, place, words)),
    );
    await trigger.run(reuseOpenPage(user, locators));
    for (const text of locators) await text.first().waitFor();
  });
});
