import type { Locator, Page } from 'playwright-core';
import { formatCount } from '../../../../frontends/kit/src/format/number.ts';
import { eventually } from '../eventually.ts';
import type { Person } from '../person.ts';

/** The header's search by its key, wherever one is; it is there once the header is the script's. */
export const openSearch = async ({ page, t }: Person): Promise<Locator> => {
  const field = page.getByRole('combobox', { name: t('shell.search.label'), includeHidden: true });
  await field.waitFor({ state: 'attached' });
  await page.keyboard.press('/');
  await field.and(page.locator(':focus')).waitFor();
  return field;
};

const addressesIn = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

/** What hangs under the header's field for these words: the addresses of the courses. */
export const suggestedFor = async (person: Person, words: string): Promise<string[]> => {
  const { page, t } = person;
  const field = await openSearch(person);
  await field.fill(words);
  await page.getByRole('option', { name: t('shell.search.all', { words }) }).waitFor();
  const courses = page.getByRole('group', { name: t('shell.nav.courses') }).getByRole('option');
  await courses.first().waitFor();
  return addressesIn(courses);
};

const coursesOf = ({ page, t }: Person): Locator =>
  page.getByRole('region', { name: t('storefront.search.courses'), exact: true });

/** The page says so many courses, and has drawn them: their titles. */
export const coursesFound = async (person: Person, count: number): Promise<string[]> => {
  const { page, t } = person;
  const counted = page.getByRole('main').getByRole('status');
  await counted.getByText(t('kit.count.results', { count }), { exact: true }).waitFor();
  const titles = coursesOf(person).getByRole('heading', { level: 3 });
  return eventually(`${count} courses are drawn`, async () => {
    const all = await titles.allTextContents();
    return all.length === count ? all : undefined;
  });
};

/** A value of a facet, and how many courses it promises. */
export const facetOf = async ({ page, t, language }: Person, name: string) => {
  const link = page
    .getByRole('complementary', { name: t('storefront.search.filters') })
    .getByRole('link', { name: new RegExp(`^${RegExp.escape(name)}\\s`) });
  const shown = await link.locator('.num').innerText();
  const count = [...Array(1000).keys()].find((number) => formatCount(number, language) === shown);
  if (count === undefined) throw new Error(`${name} promises ${shown} courses.`);
  return { link, count };
};

/** Tab until the focus is there, as somebody without a mouse would. */
export const tabTo = async (page: Page, target: Locator, most = 60): Promise<void> => {
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${most} presses of Tab do not reach it.`);
};

/** Notes in the page, for all that is typed, when what it finds is on the screen: the second frame after its answer. */
const stopwatch = `(() => {
  window.typed = {};
  let began = 0;
  document.addEventListener('keydown', () => { began = performance.now(); }, true);
  document.addEventListener('input', ({ target }) => {
    const from = began;
    const asked = '/search/?' + new URLSearchParams({ q: target.value }) + '&';
    const answered = () => performance.getEntriesByType('resource').some(({ name }) => name.includes(asked));
    const listed = () => document.querySelector('.search-sheet [role=option], .search-note');
    window.typed[target.value] = new Promise((done) => {
      const look = () => {
        if (!answered() || !listed()) return requestAnimationFrame(look);
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - from)));
      };
      look();
    });
  }, true);
})()`;

/** Types letter by letter, and how long each takes until what it found is on the screen, in milliseconds. */
export const timeTyping = async (person: Person, words: string): Promise<number[]> => {
  const { page } = person;
  await openSearch(person);
  await page.evaluate(stopwatch);
  const times: number[] = [];
  for (const letters of [...words].map((_, place) => words.slice(0, place + 1))) {
    await page.keyboard.press(letters.slice(-1));
    times.push(await page.evaluate(`window.typed[${JSON.stringify(letters)}]`));
  }
  return times;
};
