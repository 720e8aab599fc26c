import { formatAmount, formatMoney } from '@sargam/kit/format';
import type { Browser } from 'playwright-core';
import { type ApiUser, logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { waitForVerificationLink } from '../src/api/inbox.ts';
import { fetchWallet } from '../src/api/queries.ts';
import { buyCourse } from '../src/api/student-actions.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser } from '../src/browser-user.ts';
import { findDemoCourse } from '../src/demo-course.ts';
import { eventually } from '../src/eventually.ts';
import { submitSignUp } from '../src/pages/account.ts';
import { connectToSite, type Site } from '../src/site.ts';
import { defineSteps } from '../src/steps.ts';

const course = findDemoCourse('sound-first-recording');
const reward = 200;

/** The inviter sees first names only. */
const friends = { en: ['Nadia', 'Nadia Islam'], bn: ['নাদিয়া', 'নাদিয়া ইসলাম'] } as const;

describe.each(['en', 'bn'] as const)('a referral (%s)', (language) => {
  let site: Site;
  let browser: Browser;
  let member: ApiUser;
  let user: BrowserUser;
  let link = '';
  const now = Date.now();
  const email = `sohel-${language}-${now}@sargam.test`;
  const friend = { name: friends[language][1], email: `nadia-${language}-${now}@sargam.test`, password };
  const money = (taka: number) => formatMoney(taka, language);
  const step = defineSteps(`friends-${language}`, () => user);

  /** Waits until the friend's row shows this state. */
  const waitForFriend = (state: 'pending' | 'earned') =>
    eventually(`the friend is ${state}`, async () => {
      const { page, t, goTo } = user;
      await goTo('/studentpanel?tab=5');
      const row = page.getByRole('row').filter({ hasText: friends[language][0] });
      await row.getByText(t(`panel.earn.state.${state}`), { exact: true }).waitFor({ timeout: 4000 });
      await row.getByText(money(reward)).waitFor({ timeout: 1000 });
      expect(await row.textContent()).not.toContain(friend.name);
      return true;
    });

  beforeAll(async () => {
    site = await connectToSite();
    browser = await launchBrowser();
    member = await createStudent(site, await logInToApi(site, 'admin@sargam.test'), email);
    user = await openBrowserUser(browser, site, { language, account: { email, password } });
  });
  afterAll(() => browser?.close());

  step('the page shows the code and its link', async () => {
    const { page, t, goTo } = user;
    await goTo('/studentpanel?tab=5');
    await page
      .getByRole('heading', { name: t('panel.earn.share', { amount: formatAmount(reward, language) }) })
      .waitFor();
    await page.getByText(t('panel.earn.empty')).waitFor();
    link = await page.getByLabel(t('panel.earn.link'), { exact: true }).inputValue();
    expect(link).toMatch(/\/signup\/\w+$/);
    await user.takeScreenshot(`friends-${language}-empty`);
  });

  step('a friend signs up with the link and verifies: the reward is pending', async () => {
    const other = await openBrowserUser(browser, site, { language });
    await other.page.goto(link);
    await other.page.getByText(other.t('storefront.signup.invited')).waitFor();
    await submitSignUp(other, friend);
    await other.page.goto(await waitForVerificationLink(site, friend.email));
    await other.page.getByText(other.t('storefront.verify.done')).waitFor();
    expect(other.pageErrors).toEqual([]);
    await other.close();
    await waitForFriend('pending');
    expect(await fetchWallet(member)).toMatchObject({ balance: 0, pending: reward });
  });

  step('the friend buys a course: the reward is in the wallet', async () => {
    const { page, t, goTo } = user;
    await buyCourse(site, await logInToApi(site, friend.email, password), course, 'silver');
    await waitForFriend('earned');
    await user.takeScreenshot(`friends-${language}-earned`);
    expect(await fetchWallet(member)).toMatchObject({ balance: reward, referral: reward, pending: 0 });
    await goTo('/studentpanel?tab=6');
    const statement = page.getByRole('table', { name: t('panel.wallet.statement') });
    const row = statement.getByRole('row').filter({ hasText: t('panel.wallet.kind.referral_earned') });
    await row.getByText(`+${money(reward)}`).waitFor();
  });

  step('no page has an uncaught error', async () => {
    expect(user.pageErrors).toEqual([]);
  });
});
