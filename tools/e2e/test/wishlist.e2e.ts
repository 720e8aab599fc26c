import type { Browser } from 'playwright-core';
import { memberOf } from '../src/api.ts';
import { openBrowser } from '../src/browser.ts';
import { courseOf } from '../src/demo.ts';
import { makeStudent, password } from '../src/newcomer.ts';
import { fillLogin } from '../src/pages/account.ts';
import { lineOf, openCourse } from '../src/pages/shop.ts';
import { openPerson } from '../src/person.ts';
import { openSite, type Site } from '../src/site.ts';

const guitar = courseOf('guitar-lead');
const sound = courseOf('sound-live');

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await openSite();
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(['en', 'bn'] as const)('the wishlist (%s)', (language) => {
  it('is filled by hearts, leads to the cart, and is asked of a visitor after the login', async () => {
    const email = `putul-${language}-${Date.now()}@sargam.test`;
    await makeStudent(site, await memberOf(site, 'admin@sargam.test'), email);
    const person = await openPerson(browser, site, { language });
    const { page, t, goTo } = person;
    const main = page.getByRole('main');
    const toast = (text: string) => page.getByRole('status').filter({ hasText: t(text) });

    await openCourse(person, guitar.key);
    const add = page.getByRole('button', { name: t('storefront.wishlist.add'), exact: true });
    await add.click();
    await page.getByText(t('kit.auth.login_first')).waitFor();
    await fillLogin(person, email, password);

    // Back at the course, what was wished before the login is granted.
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
    await person.shot(`wishlist-${language}`);
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
    const line = lineOf(person, guitar.title(language));
    await line
      .getByRole('button', { name: t('storefront.cart.later_title', { title: guitar.title(language) }) })
      .click();
    await page.getByText(t('storefront.cart.empty')).waitFor();
    expect(person.troubles).toEqual([]);
    await person.leave();
  });
});
