import type { Browser } from 'playwright-core';
import { openBrowser } from '../src/browser.ts';
import {
  barriersOn,
  drawAll,
  missingTextsOn,
  resize,
  screens,
  untilItFits,
  untilSettled,
} from '../src/looks.ts';
import { password } from '../src/newcomer.ts';
import { logIn } from '../src/pages/account.ts';
import { pressPay } from '../src/pages/gift.ts';
import { offerOf } from '../src/pages/shop.ts';
import { openPerson, type Person } from '../src/person.ts';
import { publicPaths } from '../src/places.ts';
import { openSite, type Site } from '../src/site.ts';
import { makeWellStocked, owned, wanted } from '../src/well-stocked.ts';

type Who = 'visitor' | 'student' | 'instructor' | 'content' | 'admin';

interface Place {
  readonly who: Who;
  readonly path: string;
  /** What is pressed there, for a face of the page that it does not open with. */
  readonly press?: readonly [what: string, press: (person: Person) => Promise<void>];
}

/** Known once the student has bought them. */
const found = { ':order': '', ':code': '' };

const chooseAndSeeCart = async (person: Person): Promise<void> => {
  await offerOf(person, 'gold')
    .getByRole('button', { name: person.t('storefront.offer.add') })
    .click();
  await person.page.waitForURL('**/login?redirect=cart');
  await person.goTo('/cart');
};
const askForRefund = async ({ page, t }: Person): Promise<void> => {
  await page.getByRole('button', { name: t('panel.refund.ask') }).click();
  await page.getByRole('dialog').waitFor();
};
const forget = async (person: Person): Promise<void> => {
  await pressPay(person);
  await person.page.getByText(person.t('kit.form.required')).first().waitFor();
};

const visitors: readonly Place[] = [
  ...publicPaths,
  '/giftcard#:code',
  '/giftcard-successfull?order=:order',
  '/signup/SOMEBODY',
  '/forgetpassword',
  '/resetpassword#token=nothing',
  '/search?q=esraj',
].map((path) => ({ who: 'visitor', path }));

const students: readonly Place[] = [
  '/cart',
  '/products/giftCard/gift-card-1000',
  '/giftcard-successfull?order=:order',
  '/giftcard-fail?why=cancelled',
  '/studentpanel?tab=0',
  '/studentpanel?tab=1',
  '/studentpanel?tab=3',
  '/studentpanel?tab=4',
  '/studentpanel?tab=5',
  '/studentpanel?tab=6',
  '/notifications',
  '/',
  '/allcourses',
  `/courseview?id=${owned.id}`,
  `/lesson?course=${owned.id}`,
].map((path) => ({ who: 'student', path }));

const places: readonly Place[] = [
  ...visitors,
  { who: 'visitor', path: `/courseview?id=${wanted.id}`, press: ['the cart', chooseAndSeeCart] },
  ...students,
  { who: 'student', path: '/products/giftCard/gift-card-500', press: ['forgetting all', forget] },
  { who: 'student', path: '/studentpanel?tab=3', press: ['asking for a refund', askForRefund] },
  { who: 'instructor', path: '/instructorpanel?tab=0' },
  { who: 'instructor', path: '/instructorpanel?tab=1' },
  { who: 'instructor', path: '/instructorpanel?tab=2' },
  { who: 'content', path: '/account' },
  { who: 'admin', path: '/adminorderlist' },
];

let site: Site;
let browser: Browser;
const email = `looks-${Date.now()}@sargam.test`;

beforeAll(async () => {
  site = await openSite();
  browser = await openBrowser();
  const { giftOrder, code } = await makeWellStocked(site, email);
  found[':order'] = giftOrder;
  found[':code'] = code;
});
afterAll(() => browser?.close());

describe.each(['en', 'bn'] as const)('in %s', (language) => {
  const people = new Map<Who, Person>();

  const personAs = async (who: Who): Promise<Person> => {
    const known = people.get(who);
    if (known) return known;
    const person = await openPerson(browser, site, { language, ...screens.at(-1) });
    people.set(who, person);
    if (who === 'student') await logIn(person, email, password);
    else if (who !== 'visitor') await logIn(person, `${who}@sargam.test`);
    return person;
  };

  const named = places.map((place) => [place.who, place.path, place.press?.[0] ?? '', place] as const);

  it.each(named)('shuts nobody out and fits (%s, %s %s)', async (who, path, pressed, { press }) => {
    const person = await personAs(who);
    const before = { troubles: person.troubles.length, complaints: person.complaints.length };
    await person.goTo(path.replace(/:(?:order|code)/, (name) => found[name as keyof typeof found]));
    await press?.[1](person);
    await untilSettled(person.page);
    await drawAll(person.page);
    const name = `${path} ${pressed}`
      .replace(/\?.*=/, '-')
      .replaceAll(/[^\w-]+/g, '-')
      .slice(0, 40);
    for (const screen of screens.toReversed()) {
      await resize(person, screen);
      await person.shot(`looks-${language}-${screen.width}-${who}${name}`);
      await untilItFits(person.page);
      expect(await barriersOn(person.page)).toEqual([]);
    }
    expect(await missingTextsOn(person.page)).toEqual([]);
    expect(person.troubles.slice(before.troubles)).toEqual([]);
    expect(person.complaints.slice(before.complaints)).toEqual([]);
  });
});
