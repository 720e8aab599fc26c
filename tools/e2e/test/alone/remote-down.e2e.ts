import type { Browser } from 'playwright-core';
import { openBrowser } from '../../src/browser.ts';
import { eventually } from '../../src/eventually.ts';
import { logIn } from '../../src/pages/account.ts';
import { openPerson } from '../../src/person.ts';
import { openSite, type Site } from '../../src/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await openSite();
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe('a front end that is down', () => {
  it('leaves its place to a message with a retry; the rest works, and the retry brings it back', async () => {
    const person = await openPerson(browser, site);
    const { page, t } = person;
    await logIn(person, 'student@sargam.test');

    const letGo = await site.holdDown('panel');
    try {
      await person.goTo('/studentpanel?tab=0');
      await page.getByText(t('kit.failed.title')).waitFor({ timeout: 30_000 });
      await person.shot('remote-down');
      await page
        .getByRole('navigation')
        .getByRole('link', { name: t('shell.nav.courses') })
        .first()
        .click();
      await page.getByRole('heading', { name: t('storefront.courses.title'), level: 1 }).waitFor();
      await page.goBack();
      await page.getByText(t('kit.failed.title')).waitFor({ timeout: 30_000 });
    } finally {
      letGo();
    }
    await site.untilReady();

    await eventually('the retry brings the panel back', async () => {
      const again = page.getByRole('button', { name: t('kit.retry') });
      if (await again.isVisible()) await again.click();
      await page.getByRole('navigation', { name: t('panel.student.label') }).waitFor({ timeout: 4000 });
      return true;
    });
    expect(person.troubles).toEqual([]);
    await person.leave();
  }, 150_000);
});
