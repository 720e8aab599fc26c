import type { Browser } from 'playwright-core';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, withBrowserUser } from '../src/browser-user.ts';
import { findDemoCourse } from '../src/demo-course.ts';
import {
  findFacet,
  measureTyping,
  openSearch,
  readSuggestions,
  tabTo,
  waitForCourses,
} from '../src/pages/search.ts';
import { connectToSite, type Site } from '../src/site.ts';

const namedCourse = findDemoCourse('guitar-first-chords');
const spellings = ['gitar', 'গিটার', 'guitar'] as const;

let site: Site;
let browser: Browser;
/** The number of guitar courses that the API finds. */
let guitarCount: number;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
  const answer = await fetch(`${site.address}/api/v1/search/?q=guitar`);
  guitarCount = ((await answer.json()) as { total: number }).total;
});
afterAll(() => browser?.close());

/** Other suites change courses of their own meanwhile, whose ids are UUIDs. The ids of demo courses are ULIDs. */
const isOfDemo = (path: string): boolean => !path.includes('-');

const withUser = (language: 'en' | 'bn', actions: (user: BrowserUser) => Promise<void>, width?: number) =>
  withBrowserUser(browser, site, { language, ...(width && { width }) }, actions);

describe.each(['en', 'bn'] as const)('search (%s)', (language) => {
  it('finds the same courses for each spelling, in the suggestions and on the page', () =>
    withUser(language, async (user) => {
      const suggested: string[][] = [];
      const found: string[][] = [];
      for (const words of spellings) {
        await user.goTo('/store');
        suggested.push((await readSuggestions(user, words)).filter(isOfDemo));
        await user.page.keyboard.press('Enter');
        await user.page.waitForURL(({ pathname, searchParams }) =>
          pathname === '/search' ? searchParams.get('q') === words : false,
        );
        found.push(await waitForCourses(user, guitarCount));
      }
      await user.takeScreenshot(`search-${language}`);
      expect(suggested[0]?.length).toBeGreaterThan(0);
      for (const one of suggested) expect(one).toEqual(suggested[0]);
      for (const one of found) expect([...one].sort()).toEqual([...(found[0] ?? [])].sort());
      expect(found[0]).toContain(namedCourse.title(language));
    }));

  it('works with the keyboard: a suggested course, and a facet of the page', () =>
    withUser(language, async (user) => {
      const { page, t, goTo } = user;
      await goTo('/');
      const field = await openSearch(user);
      await page.keyboard.insertText(namedCourse.title(language));
      const option = page.getByRole('option').filter({ hasText: namedCourse.title(language) });
      await option.first().waitFor();
      await page.keyboard.press('ArrowDown');
      expect(await field.getAttribute('aria-activedescendant')).toBe(await option.first().getAttribute('id'));
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: namedCourse.title(language) }).waitFor();

      await openSearch(user);
      await page.keyboard.insertText('gitar');
      await page.keyboard.press('Enter');
      await waitForCourses(user, guitarCount);
      const level = await findFacet(user, t('kit.level.beginner'));
      expect(level.count).toBeLessThan(guitarCount);
      await tabTo(page, level.link);
      await page.keyboard.press('Enter');
      await waitForCourses(user, level.count);
      expect(await level.link.getAttribute('aria-current')).toBe('true');
      await page.keyboard.press('/');
      await page
        .getByRole('searchbox', { name: t('storefront.search.box') })
        .and(page.locator(':focus'))
        .waitFor();
    }));

  it('shows the same results for the same URL, and the back button undoes a filter', () =>
    withUser(language, async (user) => {
      const { page, t } = user;
      await user.goTo('/search');
      const box = page.getByRole('searchbox', { name: t('storefront.search.box') });
      await box.pressSequentially('gitar');
      await waitForCourses(user, guitarCount);
      const level = await findFacet(user, t('kit.level.beginner'));
      await level.link.click();
      const narrowed = await waitForCourses(user, level.count);
      expect(await page.title()).toContain(t('storefront.search.tab', { words: 'gitar' }));

      await withUser(language, async (other) => {
        await other.goTo(page.url());
        expect(await waitForCourses(other, level.count)).toEqual(narrowed);
        const chosen = other.page.getByRole('list', { name: t('storefront.search.chosen') });
        await chosen.getByRole('link', { name: t('kit.level.beginner') }).click();
        await waitForCourses(other, guitarCount);
      });

      await page.goBack();
      await waitForCourses(user, guitarCount);
      expect(new URL(page.url()).search).toBe('?q=gitar');
    }));

  it('has its filters behind a button on a phone, and a button back to the results', () =>
    withUser(
      language,
      async (user) => {
        const { page, t } = user;
        await user.goTo('/search?q=gitar');
        await waitForCourses(user, guitarCount);
        await page.getByRole('button', { name: t('storefront.search.filters'), exact: true }).click();
        const level = await findFacet(user, t('kit.level.advanced'));
        await level.link.click();
        await waitForCourses(user, level.count);
        await user.takeScreenshot(`search-filters-${language}`);
        await page.getByRole('button', { name: t('storefront.search.show', { count: level.count }) }).click();
        await level.link.waitFor({ state: 'hidden' });
      },
      360,
    ));

  it('shows an empty state with instruments', () =>
    withUser(language, async (user) => {
      const { page, t, goTo } = user;
      await goTo('/');
      await openSearch(user);
      await page.keyboard.insertText('zzqq');
      await page
        .getByText(t('shell.search.nothing', { words: 'zzqq' }))
        .first()
        .waitFor();
      await page.keyboard.press('Enter');
      await page.getByText(t('storefront.search.nothing', { words: 'zzqq' })).waitFor();
      await page
        .getByRole('main')
        .getByRole('link', { name: t('kit.category.drums'), exact: true })
        .click();
      await page.waitForURL('**/search?catagory=Drums');
    }));
});

// Measured and printed, not asserted, because the test machine is shared with other work. The aim is 100 ms.
it('measures the time from a key to its suggestions', () =>
  withUser('en', async (user) => {
    await user.goTo('/store');
    const times = (await measureTyping(user, 'fingerstyle')).map(Math.round);
    const sorted = [...times].sort((one, other) => one - other);
    process.stdout.write(
      `search suggestions, from the key to the rendered list: ${times.join(' ')} ms, median ${sorted[sorted.length >> 1]} ms\n`,
    );
    expect(times).toHaveLength('fingerstyle'.length);
  }));
