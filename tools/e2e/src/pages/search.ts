import { formatCount } from '@sargam/kit/format';
import type { Locator, Page } from 'playwright-core';
import type { BrowserUser } from '../browser-user.ts';
import { cssClass } from '../css-class.ts';
import { eventually } from '../eventually.ts';

/** Opens the header's search with its shortcut key, which has no effect before the header is hydrated. */
export const openSearch = async ({ page, t }: BrowserUser): Promise<Locator> => {
  const field = page.getByRole('combobox', { name: t('shell.search.label'), includeHidden: true });
  await eventually('the search field has the focus', async () => {
    await page.keyboard.press('/');
    await field.and(page.locator(':focus')).waitFor({ timeout: 1000 });
    return true;
  });
  return field;
};

const readHrefs = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

/** The URLs of the courses suggested under the header's search field. */
export const readSuggestions = async (user: BrowserUser, words: string): Promise<string[]> => {
  const { page, t } = user;
  const field = await openSearch(user);
  await field.fill(words);
  await page.getByRole('option', { name: t('shell.search.all', { words }) }).waitFor();
  const courses = page.getByRole('group', { name: t('shell.nav.courses') }).getByRole('option');
  await courses.first().waitFor();
  return readHrefs(courses);
};

const findCourseResults = ({ page, t }: BrowserUser): Locator =>
  page.getByRole('region', { name: t('storefront.search.courses'), exact: true });

/** Waits until the search page counts and shows `count` courses. Returns their titles. */
export const waitForCourses = async (user: BrowserUser, count: number): Promise<string[]> => {
  const { page, t } = user;
  const counter = page.getByRole('main').getByRole('status');
  await counter.getByText(t('kit.count.results', { count }), { exact: true }).waitFor();
  const titles = findCourseResults(user).getByRole('heading', { level: 3 });
  return eventually(`${count} courses are rendered`, async () => {
    const all = await titles.allTextContents();
    return all.length === count ? all : undefined;
  });
};

/** The link of a facet value, and the number of courses beside it. */
export const findFacet = async ({ page, t, language }: BrowserUser, name: string) => {
  const link = page
    .getByRole('complementary', { name: t('storefront.search.filters') })
    .getByRole('link', { name: new RegExp(`^${RegExp.escape(name)}\\s`) });
  const shownCount = await link.locator('[aria-hidden=true]').innerText();
  const count = [...Array(1000).keys()].find((number) => formatCount(number, language) === shownCount);
  if (count === undefined) throw new Error(`The facet ${name} shows ${shownCount} courses.`);
  return { link, count };
};

/** Presses Tab until the target has the focus. */
export const tabTo = async (page: Page, target: Locator, maxTabs = 60): Promise<void> => {
  for (let pressed = 0; pressed < maxTabs; pressed += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${maxTabs} presses of Tab do not reach the target.`);
};

/** Measures in the page, for each typed text, the time until its results are on the screen: the second frame after the response. */
const typingTimerScript = `(() => {
  window.typed = {};
  let keyDownAt = 0;
  document.addEventListener('keydown', () => { keyDownAt = performance.now(); }, true);
  document.addEventListener('input', ({ target }) => {
    const startedAt = keyDownAt;
    const searchPath = '/search/?' + new URLSearchParams({ q: target.value }) + '&';
    const answered = () => performance.getEntriesByType('resource').some(({ name }) => name.includes(searchPath));
    const listed = () => document.querySelector('[role=listbox] [role=option], ${cssClass('shell-suggestions-note')}');
    window.typed[target.value] = new Promise((done) => {
      const check = () => {
        if (!answered() || !listed()) return requestAnimationFrame(check);
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - startedAt)));
      };
      check();
    });
  }, true);
})()`;

/** Types letter by letter. Returns for each letter the milliseconds until its results are on the screen. */
export const measureTyping = async (user: BrowserUser, words: string): Promise<number[]> => {
  const { page } = user;
  await openSearch(user);
  await page.evaluate(typingTimerScript);
  const times: number[] = [];
  for (const letters of [...words].map((_, place) => words.slice(0, place + 1))) {
    await page.keyboard.press(letters.slice(-1));
    times.push(await page.evaluate(`window.typed[${JSON.stringify(letters)}]`));
  }
  return times;
};
