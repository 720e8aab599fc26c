import type { Browser } from 'playwright-core';
import { openBrowser } from '../src/browser.ts';
import { courseOf } from '../src/demo.ts';
import { coursesFound, facetOf, openSearch, suggestedFor, tabTo, timeTyping } from '../src/pages/search.ts';
import { asSomebody, type Person } from '../src/person.ts';
import { openSite, type Site } from '../src/site.ts';

const first = courseOf('guitar-first-chords');
const spellings = ['gitar', 'গিটার', 'guitar'] as const;

let site: Site;
let browser: Browser;
/** How many courses the demo has for a guitar, as the API counts them. */
let guitars: number;

beforeAll(async () => {
  site = await openSite();
  browser = await openBrowser();
  const answer = await fetch(`${site.address}/api/v1/search/?q=guitar`);
  guitars = ((await answer.json()) as { total: number }).total;
});
afterAll(() => browser?.close());

const as = (language: 'en' | 'bn', deeds: (person: Person) => Promise<void>, width?: number) =>
  asSomebody(browser, site, { language, ...(width && { width }) }, deeds);

describe.each(['en', 'bn'] as const)('search (%s)', (language) => {
  it('finds the same courses however a guitar is written, while one types and on the page', () =>
    as(language, async (person) => {
      const suggested: string[][] = [];
      const found: string[][] = [];
      for (const words of spellings) {
        await person.goTo('/store');
        suggested.push(await suggestedFor(person, words));
        await person.page.keyboard.press('Enter');
        await person.page.waitForURL(({ pathname, searchParams }) =>
          pathname === '/search' ? searchParams.get('q') === words : false,
        );
        found.push(await coursesFound(person, guitars));
      }
      await person.shot(`search-${language}`);
      expect(suggested[0]?.length).toBeGreaterThan(0);
      for (const one of suggested) expect(one).toEqual(suggested[0]);
      for (const one of found) expect([...one].sort()).toEqual([...(found[0] ?? [])].sort());
      expect(found[0]).toContain(first.title(language));
    }));

  it('is done with the keyboard alone: a course from the list, and a facet of the page', () =>
    as(language, async (person) => {
      const { page, t } = person;
      const field = await openSearch(person);
      await page.keyboard.insertText(first.title(language));
      const option = page.getByRole('option').filter({ hasText: first.title(language) });
      await option.first().waitFor();
      await page.keyboard.press('ArrowDown');
      expect(await field.getAttribute('aria-activedescendant')).toBe(await option.first().getAttribute('id'));
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: first.title(language) }).waitFor();

      await openSearch(person);
      await page.keyboard.insertText('gitar');
      await page.keyboard.press('Enter');
      await coursesFound(person, guitars);
      const level = await facetOf(person, t('kit.level.beginner'));
      expect(level.count).toBeLessThan(guitars);
      await tabTo(page, level.link);
      await page.keyboard.press('Enter');
      await coursesFound(person, level.count);
      expect(await level.link.getAttribute('aria-current')).toBe('true');
      await page.keyboard.press('/');
      await page
        .getByRole('searchbox', { name: t('storefront.search.box') })
        .and(page.locator(':focus'))
        .waitFor();
    }));

  it('shows the same to whoever opens the address, and goes back step by step', () =>
    as(language, async (person) => {
      const { page, t } = person;
      await person.goTo('/search');
      const box = page.getByRole('searchbox', { name: t('storefront.search.box') });
      await box.pressSequentially('gitar');
      await coursesFound(person, guitars);
      const level = await facetOf(person, t('kit.level.beginner'));
      await level.link.click();
      const narrowed = await coursesFound(person, level.count);
      expect(await page.title()).toContain(t('storefront.search.tab', { words: 'gitar' }));

      await as(language, async (other) => {
        await other.goTo(page.url());
        expect(await coursesFound(other, level.count)).toEqual(narrowed);
        const chosen = other.page.getByRole('list', { name: t('storefront.search.chosen') });
        await chosen.getByRole('link', { name: t('kit.level.beginner') }).click();
        await coursesFound(other, guitars);
      });

      await page.goBack();
      await coursesFound(person, guitars);
      expect(new URL(page.url()).search).toBe('?q=gitar');
    }));

  it('keeps its filters behind a button on a phone, and leads from them to what is found', () =>
    as(
      language,
      async (person) => {
        const { page, t } = person;
        await person.goTo('/search?q=gitar');
        await coursesFound(person, guitars);
        await page.getByRole('button', { name: t('storefront.search.filters'), exact: true }).click();
        const level = await facetOf(person, t('kit.level.advanced'));
        await level.link.click();
        await coursesFound(person, level.count);
        await person.shot(`search-filters-${language}`);
        await page.getByRole('button', { name: t('storefront.search.show', { count: level.count }) }).click();
        await level.link.waitFor({ state: 'hidden' });
      },
      360,
    ));

  it('says that there is nothing, and offers instruments', () =>
    as(language, async (person) => {
      const { page, t } = person;
      await openSearch(person);
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

// Measured, not promised: the machine that tests does other things meanwhile. The aim is 100 ms.
it('answers while one types', () =>
  as('en', async (person) => {
    await person.goTo('/store');
    const times = (await timeTyping(person, 'fingerstyle')).map(Math.round);
    const sorted = [...times].sort((one, other) => one - other);
    process.stdout.write(
      `search as one types, from the key to the drawn list: ${times.join(' ')} ms, half of them within ${sorted[sorted.length >> 1]} ms\n`,
    );
    expect(times).toHaveLength('fingerstyle'.length);
  }));
