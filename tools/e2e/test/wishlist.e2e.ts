import type { Browser } from 'playwright-core';
import { logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { launchBrowser } from '../src/browser.ts';
import { openBrowserUser } from '../src/browser-user.ts';
import { findDemoCourse } from '../src/demo-course.ts';
import { submitLogin } from '../src/pages/account.ts';
import { findCartLine, openCourse } from '../src/pages/checkout.ts';
import { connectToSite, type Site } from '../src/site.ts';

const guitar = findDemoCourse('guitar-lead');
const sound = findDemoCourse('sound-live');

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe.each(['en', 'bn'] as const)('the wishlist (%s)', (language) => {
  it('is filled with the heart buttons, moves a course to the cart, and adds a visitor’s course after the login', async () => {
    const email = `putul-${language}-${Date.now()}@sargam.test`;
    await createStudent(site, await logInToApi(site, 'admin@sargam.test'), email);
    const user = await openBrowserUser(browser, site, { language });
    const { page, t, goTo } = user;
    const main = page.getByRole('main');
    const toast = (text: string) => page.getByRole('status').filter({ hasText: t(text) });

    await openCourse(user, guitar.key);
    const add = page.getByRole('button', { name: t('storefront.wishlist.add'), exact: true });
    await add.click();
    await page.getByText(t('kit.auth.login_first')).waitFor();
    await submitLogin(user, email, password);

    // After the login the site returns to the course and adds it to the wishlist.
    await page.waitForURL(`**/courseview?id=${guitar.id}`);
    await toast('storefront.wishlist.course_added').waitFor();
    await add.waitFor({ state: 'detached' });

    await goTo('/allcourses');
    const heart = page.getByRole('button', {
      name: t('storefront.wishlist.heart', { title: sound.title(language) }),
    });
    await heart.click();
    await toast('storefront.wishlist.added').waitFor();
    expect(await heart.getAttribute('aria-pressed')).toBe('true');

    await goTo('/studentpanel?tab=1');
    for (const course of [guitar, sound])
      await main.getByRole('heading', { name: course.title(language), exact: true }).waitFor();
    await user.takeScreenshot(`wishlist-${language}`);
    await main
      .getByRole('button', { name: t('panel.wishlist.add_label', { title: guitar.title(language) }) })
      .click();
    await main.getByRole('link', { name: t('panel.wishlist.see_cart') }).waitFor();
    await main
      .getByRole('button', { name: t('panel.wishlist.remove_label', { title: sound.title(language) }) })
      .click();
    await main
      .getByRole('heading', { name: sound.title(language), exact: true })
      .waitFor({ state: 'detached' });

    await goTo('/cart');
    const line = findCartLine(user, guitar.title(language));
    await line
      .getByRole('button', { name: t('storefront.cart.later_title', { title: guitar.title(language) }) })
      .click();
    await page.getByText(t('storefront.cart.empty')).waitFor();
    expect(user.pageErrors).toEqual([]);
    await user.close();
  });
});
