import type { Browser } from 'playwright-core';
import { demoAccount } from '../src/api/api-user.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser } from '../src/browser-user.ts';
import { connectToSite, type Site } from '../src/site.ts';
import { backOfficeTriggers } from '../src/specified-texts/back-office/back-office-triggers.ts';
import { provokeTexts } from '../src/specified-texts/find-text.ts';
import { backOfficeTextsByTrigger } from '../src/specified-texts/specified-texts.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

it('every specified text of the back-office has a trigger, and every trigger has a text', () => {
  expect(Object.keys(backOfficeTriggers).toSorted()).toEqual([...backOfficeTextsByTrigger.keys()].toSorted());
});

describe.each(['en', 'bn'] as const)('specified texts of the back-office (%s)', (language) => {
  let admin: BrowserUser;

  beforeAll(async () => {
    admin = await openBrowserUser(browser, site, {
      language,
      serviceWorkers: 'block',
      account: demoAccount('admin'),
    });
    admin.page.setDefaultTimeout(15_000);
  });

  it.each([...backOfficeTextsByTrigger])('%s', async (name, texts) => {
    const trigger = backOfficeTriggers[name];
    if (!trigger) throw new Error(`${name} has no trigger.`);
    await provokeTexts(admin, trigger, texts, language);
  });
});
