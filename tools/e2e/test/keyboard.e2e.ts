import { studentPhoto } from '@sargam/demo/content';
import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser } from '../src/browser.ts';
import { password } from '../src/newcomer.ts';
import { untilFormIsAlive } from '../src/pages/account.ts';
import { tabTo } from '../src/pages/search.ts';
import { asSomebody, type Person } from '../src/person.ts';
import { openSite, type Site } from '../src/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await openSite();
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const as = (language: 'en' | 'bn', deeds: (person: Person) => Promise<void>, width?: number) =>
  asSomebody(browser, site, { language, ...(width && { width }) }, deeds);

const at = (page: Page, path: string): Promise<void> => page.waitForURL(({ pathname }) => pathname === path);

/** From the middle of the landing page it is far to the header, which comes round after the footer. */
const farthest = 150;

const press = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor();
  await tabTo(page, target, farthest);
  await page.keyboard.press('Enter');
};

const writeIn = async (page: Page, field: Locator, words: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.insertText(words);
};

const labelled = ({ page, t }: Person, key: string): Locator => page.getByLabel(t(key), { exact: true });

/** Choosing a file is the browser's own window, which the keyboard opens and which answers with the file. */
const choosePhoto = async (person: Person): Promise<void> => {
  const { page } = person;
  const asked = page.waitForEvent('filechooser');
  await tabTo(page, page.locator('input[type=file]'));
  await page.keyboard.press('Enter');
  await (await asked).setFiles(studentPhoto('student-tanvir'));
};

const signUp = async (person: Person, email: string): Promise<void> => {
  const { page, t, goTo } = person;
  await goTo('/signup');
  await untilFormIsAlive(page);
  const words = { name: 'Parveen Akter', email, phone: '০১৭১১২২৩৩৫৫', password, confirmPassword: password };
  for (const [name, text] of Object.entries(words)) {
    await writeIn(page, labelled(person, `kit.person.${name}`), text);
  }
  await writeIn(page, labelled(person, 'kit.date.day'), '14');
  const month = labelled(person, 'kit.date.month');
  await tabTo(page, month);
  for (let down = 0; down < 4; down += 1) await page.keyboard.press('ArrowDown');
  expect(await month.inputValue()).toBe('4');
  await writeIn(page, labelled(person, 'kit.date.year'), '2001');
  await choosePhoto(person);
  await writeIn(page, labelled(person, 'kit.person.address'), 'Lalmatia, Dhaka');
  await press(page, page.getByRole('button', { name: t('storefront.signup.button') }));
  await at(page, '/registration-successful');
};

const logIn = async (person: Person, email: string, word: string): Promise<void> => {
  const { page } = person;
  await writeIn(page, labelled(person, 'kit.person.email'), email);
  await writeIn(page, labelled(person, 'kit.person.password'), word);
  await page.keyboard.press('Enter');
  await at(page, '/');
};

const isOpen = (button: Locator): Promise<string | null> => button.getAttribute('aria-expanded');
const untilFocused = (target: Locator): Promise<void> =>
  target.and(target.page().locator(':focus')).waitFor();

describe.each(['en', 'bn'] as const)('with the keyboard alone (%s)', (language) => {
  it('signs up, logs in, goes where the menu leads, and logs out', () =>
    as(language, async (person) => {
      const { page, t } = person;
      const email = `keys-${language}-${Date.now()}@sargam.test`;
      await signUp(person, email);
      const main = page.getByRole('main');
      await press(page, main.getByRole('link', { name: t('storefront.login.title'), exact: true }));
      await at(page, '/login');
      await logIn(person, email, password);

      const menu = page.getByRole('button', { name: t('shell.nav.user_menu', { name: 'Parveen Akter' }) });
      await press(page, menu);
      await press(
        page,
        page.getByRole('banner').getByRole('link', { name: t('shell.tab.profile'), exact: true }),
      );
      await at(page, '/studentpanel');
      await press(page, menu);
      await press(page, page.getByRole('button', { name: t('shell.nav.logout'), exact: true }));
      await at(page, '/');
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell.nav.login'), exact: true })
        .waitFor();
    }));

  it('is told under the first field what is missing, with the focus there', () =>
    as(language, async (person) => {
      const { page, t, goTo } = person;
      await goTo('/signup');
      await untilFormIsAlive(page);
      await press(page, page.getByRole('button', { name: t('storefront.signup.button') }));
      const name = labelled(person, 'kit.person.name');
      await untilFocused(name);
      expect(await name.getAttribute('aria-invalid')).toBe('true');
    }));

  it('skips the header, and opens and leaves its menus', () =>
    as(language, async (person) => {
      const { page, t, goTo } = person;
      await goTo('/login');
      await untilFormIsAlive(page);
      await logIn(person, 'student@sargam.test', 'sargam-demo');
      await goTo('/freebies');
      const banner = page.getByRole('banner');
      const bell = banner.locator('.bell');
      await bell.waitFor();
      await page.keyboard.press('Tab');
      await untilFocused(page.getByRole('link', { name: t('shell.skip') }));
      await page.keyboard.press('Enter');
      await untilFocused(page.locator('#main'));

      const instructors = banner.getByRole('button', { name: t('shell.nav.instructors'), exact: true });
      for (const [button, item] of [
        [instructors, t('shell.nav.all_instructors')],
        [bell, t('shell.notifications.all')],
      ] as const) {
        await press(page, button);
        const link = banner.getByRole('link', { name: item, exact: true });
        await tabTo(page, link);
        expect(await isOpen(button)).toBe('true');
        await page.keyboard.press('Escape');
        await untilFocused(button);
        expect(await isOpen(button)).toBe('false');
      }
      await page.keyboard.press('Enter');
      await press(page, banner.getByRole('link', { name: t('shell.notifications.all'), exact: true }));
      await at(page, '/notifications');
    }));

  it('opens the menu of a phone, leaves it, and goes where it leads', () =>
    as(
      language,
      async (person) => {
        const { page, t, goTo } = person;
        await goTo('/freebies');
        const menu = page.locator('[aria-controls=small-menu]');
        const links = page.locator('#small-menu');
        await press(page, menu);
        await tabTo(page, links.getByRole('link', { name: t('shell.nav.about'), exact: true }));
        await page.keyboard.press('Escape');
        await untilFocused(menu);
        expect(await isOpen(menu)).toBe('false');
        await page.keyboard.press('Enter');
        await press(page, links.getByRole('link', { name: t('shell.nav.about'), exact: true }));
        await at(page, '/about');
        expect(await isOpen(menu)).toBe('false');
      },
      360,
    ));
});
