import type { Browser, Locator } from 'playwright-core';
import type { SpecifiedText } from '../../../frontends/storefront/src/account/account-texts.ts';
import { memberOf } from '../src/api.ts';
import { openBrowser } from '../src/browser.ts';
import { makeStudent, password } from '../src/newcomer.ts';
import { occasions } from '../src/occasions.ts';
import { logIn } from '../src/pages/account.ts';
import { openPerson, type Person } from '../src/person.ts';
import { openSite, type Site } from '../src/site.ts';
import { textsByOccasion } from '../src/specified-texts.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await openSite();
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const places: Readonly<Record<SpecifiedText['as'][number], string>> = {
  field: '.msg',
  toast: '.toast',
  alert: '[role=alert], .msg',
  page: 'main',
};

/** The whole words, and nothing besides. */
const said = ({ page }: Person, place: keyof typeof places, words: string): Locator => {
  const spot = page.locator(places[place]);
  const whole = new RegExp(`^\\s*${RegExp.escape(words)}\\s*$`);
  return spot.getByText(words, { exact: true }).or(spot.filter({ hasText: whole }));
};

it('has a way to bring about whatever is specified, and no other', () => {
  expect(Object.keys(occasions).toSorted()).toEqual([...textsByOccasion.keys()].toSorted());
});

describe.each(['en', 'bn'] as const)('what is said (%s)', (language) => {
  let visitor: Person;
  let student: Person;

  beforeAll(async () => {
    const email = `words-${language}-${Date.now()}@sargam.test`;
    await makeStudent(site, await memberOf(site, 'admin@sargam.test'), email);
    visitor = await openPerson(browser, site, { language });
    student = await openPerson(browser, site, { language });
    await logIn(student, email, password);
  });

  it.each([...textsByOccasion])('%s', async (name, texts) => {
    const occasion = occasions[name];
    if (!occasion) throw new Error(`Nobody knows how ${name} comes about.`);
    const person = occasion.who === 'visitor' ? visitor : student;
    await occasion.deed(person);
    for (const { as, [language]: words } of texts)
      for (const place of as) await said(person, place, words).first().waitFor();
  });
});
