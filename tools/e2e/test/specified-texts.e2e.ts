import type { Browser } from 'playwright-core';
import { logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser } from '../src/browser-user.ts';
import { connectToSite, type Site } from '../src/site.ts';
import { provokeTexts } from '../src/specified-texts/find-text.ts';
import { publicTextsByTrigger } from '../src/specified-texts/specified-texts.ts';
import { textTriggers } from '../src/specified-texts/text-triggers.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

it('every specified text has a trigger, and every trigger has a text', () => {
  expect(Object.keys(textTriggers).toSorted()).toEqual([...publicTextsByTrigger.keys()].toSorted());
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

  it.each([...publicTextsByTrigger])('%s', async (name, texts) => {
    const trigger = textTriggers[name];
    if (!trigger) throw new Error(`${name} has no trigger.`);
    await provokeTexts(trigger.role === 'visitor' ? visitor : student, trigger, texts, language);
  });
});
