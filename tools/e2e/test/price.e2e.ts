import type { Browser } from 'playwright-core';
import { formatMoney } from '../../../frontends/kit/src/format/number.ts';
import { type Member, memberOf } from '../src/api.ts';
import { openBrowser } from '../src/browser.ts';
import { courseOf } from '../src/demo.ts';
import { makeStudent, password } from '../src/newcomer.ts';
import { setPrice } from '../src/office.ts';
import { logIn } from '../src/pages/account.ts';
import { lineOf, offerOf, openCourse, totalIs } from '../src/pages/shop.ts';
import { asSomebody } from '../src/person.ts';
import { openSite, type Site } from '../src/site.ts';

const course = courseOf('piano-baroque');
const before = course.price('silver');
const raised = before + 150;

describe.each(['en', 'bn'] as const)(
  'a price that changes while somebody looks at the course (%s)',
  (language) => {
    let site: Site;
    let browser: Browser;
    let admin: Member;
    const money = (taka: number) => formatMoney(taka, language);

    beforeAll(async () => {
      site = await openSite();
      browser = await openBrowser();
      admin = await memberOf(site, 'admin@sargam.test');
    });
    afterAll(async () => {
      await setPrice(admin, course, 'silver', before);
      await browser?.close();
    });

    it('stands there before anything is in the cart, and is what it then costs', async () => {
      const email = `jui-${language}-${Date.now()}@sargam.test`;
      const student = await makeStudent(site, admin, email);
      await asSomebody(browser, site, { language }, async (person) => {
        const { page, t } = person;
        await logIn(person, email, password);
        await openCourse(person, course.key);
        const offer = offerOf(person, 'silver');
        await offer.getByText(money(before), { exact: true }).waitFor();
        const add = offer.getByRole('button', { name: t('storefront.offer.add') });
        await setPrice(admin, course, 'silver', raised);
        await add.click();
        await page.getByText(t('storefront.cart.price_changed')).waitFor();
        await offer.getByText(money(raised), { exact: true }).waitFor();
        await person.shot(`price-${language}`);
        expect(await student.get(`/cart/${student.id}`)).toMatchObject({ total: 0 });
        await add.click();
        await offer.getByRole('link', { name: t('storefront.offer.in_cart') }).click();
        await lineOf(person, course.title(language)).getByText(money(raised)).waitFor();
        await totalIs(person, raised);
      });
    });
  },
);
