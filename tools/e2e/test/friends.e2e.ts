import type { Browser } from 'playwright-core';
import { formatAmount, formatMoney } from '../../../frontends/kit/src/format/number.ts';
import { type Member, memberOf } from '../src/api.ts';
import { walletOf } from '../src/books.ts';
import { openBrowser } from '../src/browser.ts';
import { buyCourse } from '../src/deeds.ts';
import { courseOf } from '../src/demo.ts';
import { eventually } from '../src/eventually.ts';
import { verificationLink } from '../src/inbox.ts';
import { makeStudent, password } from '../src/newcomer.ts';
import { fillSignUp, logIn } from '../src/pages/account.ts';
import { openPerson, type Person } from '../src/person.ts';
import { openSite, type Site } from '../src/site.ts';
import { openStory } from '../src/story.ts';

const course = courseOf('sound-first-recording');
const reward = 200;

/** First names only are shown to whoever invited them. */
const friends = { en: ['Nadia', 'Nadia Islam'], bn: ['নাদিয়া', 'নাদিয়া ইসলাম'] } as const;

describe.each(['en', 'bn'] as const)('a friend who joins (%s)', (language) => {
  let site: Site;
  let browser: Browser;
  let member: Member;
  let person: Person;
  let link = '';
  const now = Date.now();
  const email = `sohel-${language}-${now}@sargam.test`;
  const friend = { name: friends[language][1], email: `nadia-${language}-${now}@sargam.test`, password };
  const money = (taka: number) => formatMoney(taka, language);
  const step = openStory(`friends-${language}`, () => person);

  /** The friend's row, once it says so. */
  const friendIs = (state: 'pending' | 'earned') =>
    eventually(`the friend is ${state}`, async () => {
      const { page, t, goTo } = person;
      await goTo('/studentpanel?tab=5');
      const row = page.getByRole('row').filter({ hasText: friends[language][0] });
      await row.getByText(t(`panel.earn.state.${state}`), { exact: true }).waitFor({ timeout: 4000 });
      await row.getByText(money(reward)).waitFor({ timeout: 1000 });
      expect(await row.textContent()).not.toContain(friend.name);
      return true;
    });

  beforeAll(async () => {
    site = await openSite();
    browser = await openBrowser();
    member = await makeStudent(site, await memberOf(site, 'admin@sargam.test'), email);
    person = await openPerson(browser, site, { language });
    await logIn(person, email, password);
  });
  afterAll(() => browser?.close());

  step('the code and its link are there to be shared', async () => {
    const { page, t, goTo } = person;
    await goTo('/studentpanel?tab=5');
    await page
      .getByRole('heading', { name: t('panel.earn.share', { amount: formatAmount(reward, language) }) })
      .waitFor();
    await page.getByText(t('panel.earn.empty')).waitFor();
    link = await page.getByLabel(t('panel.earn.link'), { exact: true }).inputValue();
    expect(link).toMatch(/\/signup\/\w+$/);
    await person.shot(`friends-${language}-empty`);
  });

  step('a friend signs up by the link and verifies: a reward is promised', async () => {
    const other = await openPerson(browser, site, { language });
    await other.page.goto(link);
    await other.page.getByText(other.t('storefront.signup.invited')).waitFor();
    await fillSignUp(other, friend);
    await other.page.goto(await verificationLink(site, friend.email));
    await other.page.getByText(other.t('storefront.verify.done')).waitFor();
    expect(other.troubles).toEqual([]);
    await other.leave();
    await friendIs('pending');
    expect(await walletOf(member)).toMatchObject({ balance: 0, pending: reward });
  });

  step('the friend’s first course makes it money in the wallet', async () => {
    const { page, t, goTo } = person;
    await buyCourse(site, await memberOf(site, friend.email, password), course, 'silver');
    await friendIs('earned');
    await person.shot(`friends-${language}-earned`);
    expect(await walletOf(member)).toMatchObject({ balance: reward, referral: reward, pending: 0 });
    await goTo('/studentpanel?tab=6');
    const statement = page.getByRole('table', { name: t('panel.wallet.statement') });
    const row = statement.getByRole('row').filter({ hasText: t('panel.wallet.kind.referral_earned') });
    await row.getByText(`+${money(reward)}`).waitFor();
  });

  step('no page threw anything that nobody caught', async () => {
    expect(person.troubles).toEqual([]);
  });
});
