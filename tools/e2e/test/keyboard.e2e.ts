import { studentPhoto } from '@sargam/demo/content';
import type { Browser, Locator, Page } from 'playwright-core';
import { password } from '../src/api/create-student.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, withBrowserUser } from '../src/browser-user.ts';
import { cssClass } from '../src/css-class.ts';
import { waitUntilFormIsInteractive } from '../src/pages/account.ts';
import { tabTo } from '../src/pages/search.ts';
import { connectToSite, type Site } from '../src/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const withUser = (language: 'en' | 'bn', actions: (user: BrowserUser) => Promise<void>, width?: number) =>
  withBrowserUser(browser, site, { language, ...(width && { width }) }, actions);

const waitForPath = (page: Page, path: string): Promise<void> =>
  page.waitForURL(({ pathname }) => pathname === path);

/** From the middle of the landing page, Tab reaches the header only after the footer. */
const maxTabs = 150;

const press = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor();
  await tabTo(page, target, maxTabs);
  await page.keyboard.press('Enter');
};

const typeInto = async (page: Page, field: Locator, words: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.insertText(words);
};

const findByLabel = ({ page, t }: BrowserUser, key: string): Locator =>
  page.getByLabel(t(key), { exact: true });

/** The keyboard opens the browser's file chooser, which the test answers. */
const choosePhoto = async (user: BrowserUser): Promise<void> => {
  const { page } = user;
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.locator('input[type=file]'));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(studentPhoto('student-tanvir'));
};

const signUp = async (user: BrowserUser, email: string): Promise<void> => {
  const { page, t, goTo } = user;
  await goTo('/signup');
  await waitUntilFormIsInteractive(page);
  const words = { name: 'Parveen Akter', email, phone: '০১৭১১২২৩৩৫৫', password, confirmPassword: password };
  for (const [name, text] of Object.entries(words)) {
    await typeInto(page, findByLabel(user, `kit.person.${name}`), text);
  }
  await typeInto(page, findByLabel(user, 'kit.date.day'), '14');
  const month = findByLabel(user, 'kit.date.month');
  await tabTo(page, month);
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowDown');
  expect(await month.inputValue()).toBe('4');
  await typeInto(page, findByLabel(user, 'kit.date.year'), '2001');
  await choosePhoto(user);
  await typeInto(page, findByLabel(user, 'kit.person.address'), 'Lalmatia, Dhaka');
  await press(page, page.getByRole('button', { name: t('storefront.signup.button') }));
  await waitForPath(page, '/registration-successful');
};

const logIn = async (user: BrowserUser, email: string, typedPassword: string): Promise<void> => {
  const { page } = user;
  await typeInto(page, findByLabel(user, 'kit.person.email'), email);
  await typeInto(page, findByLabel(user, 'kit.person.password'), typedPassword);
  await page.keyboard.press('Enter');
  await waitForPath(page, '/');
};

const isOpen = (button: Locator): Promise<string | null> => button.getAttribute('aria-expanded');
const waitUntilFocused = (target: Locator): Promise<void> =>
  target.and(target.page().locator(':focus')).waitFor();

describe.each(['en', 'bn'] as const)('with the keyboard alone (%s)', (language) => {
  it('signs up, logs in, follows a menu link, and logs out', () =>
    withUser(language, async (user) => {
      const { page, t } = user;
      const email = `keys-${language}-${Date.now()}@sargam.test`;
      await signUp(user, email);
      const main = page.getByRole('main');
      await press(page, main.getByRole('link', { name: t('storefront.login.title'), exact: true }));
      await waitForPath(page, '/login');
      await logIn(user, email, password);

      const menu = page.getByRole('button', { name: t('shell.nav.user_menu', { name: 'Parveen Akter' }) });
      await press(page, menu);
      await press(
        page,
        page.getByRole('banner').getByRole('link', { name: t('shell.tab.profile'), exact: true }),
      );
      await waitForPath(page, '/studentpanel');
      await press(page, menu);
      await press(page, page.getByRole('button', { name: t('shell.nav.logout'), exact: true }));
      await waitForPath(page, '/');
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell.nav.login'), exact: true })
        .waitFor();
    }));

  it('an empty form focuses the first field and marks it invalid', () =>
    withUser(language, async (user) => {
      const { page, t, goTo } = user;
      await goTo('/signup');
      await waitUntilFormIsInteractive(page);
      await press(page, page.getByRole('button', { name: t('storefront.signup.button') }));
      const name = findByLabel(user, 'kit.person.name');
      await waitUntilFocused(name);
      expect(await name.getAttribute('aria-invalid')).toBe('true');
    }));

  it('skips the header, and opens and closes its menus', () =>
    withUser(language, async (user) => {
      const { page, t, goTo } = user;
      await goTo('/login');
      await waitUntilFormIsInteractive(page);
      await logIn(user, 'student@sargam.test', 'sargam-demo');
      await goTo('/freebies');
      const banner = page.getByRole('banner');
      const bell = banner.locator(cssClass('shell-notifications-bell')).getByRole('button').first();
      await bell.waitFor();
      await page.keyboard.press('Tab');
      await waitUntilFocused(page.getByRole('link', { name: t('shell.skip') }));
      await page.keyboard.press('Enter');
      await waitUntilFocused(page.locator('#main'));

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
        await waitUntilFocused(button);
        expect(await isOpen(button)).toBe('false');
      }
      await page.keyboard.press('Enter');
      await press(page, banner.getByRole('link', { name: t('shell.notifications.all'), exact: true }));
      await waitForPath(page, '/notifications');
    }));

  it('opens and closes the phone menu, and follows its link', () =>
    withUser(
      language,
      async (user) => {
        const { page, t, goTo } = user;
        await goTo('/freebies');
        const menu = page.locator('[aria-controls=small-menu]');
        const links = page.locator('#small-menu');
        await press(page, menu);
        await tabTo(page, links.getByRole('link', { name: t('shell.nav.about'), exact: true }));
        await page.keyboard.press('Escape');
        await waitUntilFocused(menu);
        expect(await isOpen(menu)).toBe('false');
        await page.keyboard.press('Enter');
        await press(page, links.getByRole('link', { name: t('shell.nav.about'), exact: true }));
        await waitForPath(page, '/about');
        expect(await isOpen(menu)).toBe('false');
      },
      360,
    ));
});
