import { formatMoney } from '@sargam/kit/format';
import type { Browser } from 'playwright-core';
import { setPrice } from '../src/api/admin-actions.ts';
import { type ApiUser, logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { launchBrowser } from '../src/browser.ts';
import { withBrowserUser } from '../src/browser-user.ts';
import { findDemoCourse } from '../src/demo-course.ts';
import { findCartLine, findOffer, openCourse, waitForTotal } from '../src/pages/checkout.ts';
import { connectToSite, type Site } from '../src/site.ts';

const course = findDemoCourse('piano-baroque');
const before = course.price('silver');
const raised = before + 150;

describe.each(['en', 'bn'] as const)(
  'a price that changes while the course page is open (%s)',
  (language) => {
    let site: Site;
    let browser: Browser;
    let admin: ApiUser;
    const money = (taka: number) => formatMoney(taka, language);

    beforeAll(async () => {
      site = await connectToSite();
      browser = await launchBrowser();
      admin = await logInToApi(site, 'admin@sargam.test');
    });
    afterAll(async () => {
      await setPrice(admin, course, 'silver', before);
      await browser?.close();
    });

    it('is shown before the course is added to the cart, and is the price in the cart', async () => {
      const email = `jui-${language}-${Date.now()}@sargam.test`;
      const student = await createStudent(site, admin, email);
      const options = { language, account: { email, password } };
      await withBrowserUser(browser, site, options, async (user) => {
        const { page, t } = user;
        await openCourse(user, course.key);
        const offer = findOffer(user, 'silver');
        await offer.getByText(money(before), { exact: true }).waitFor();
        const add = offer.getByRole('button', { name: t('storefront.offer.add') });
        // The page requests the offers of this student after it was drawn; later it would get the raised price.
        await page.waitForLoadState('networkidle');
        await setPrice(admin, course, 'silver', raised);
        await add.click();
        await page.getByText(t('storefront.cart.price_changed')).waitFor();
        await offer.getByText(money(raised), { exact: true }).waitFor();
        await user.takeScreenshot(`price-${language}`);
        expect(await student.get(`/cart/${student.id}`)).toMatchObject({ total: 0 });
        await add.click();
        await offer.getByRole('link', { name: t('storefront.offer.in_cart') }).click();
        await findCartLine(user, course.title(language)).getByText(money(raised)).waitFor();
        await waitForTotal(user, raised);
      });
    });
  },
);
