import { giftCards } from '@sargam/demo/content';
import { formatDate, formatMoney } from '@sargam/kit/format';
import type { Browser } from 'playwright-core';
import { type ApiUser, logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { fetchGiftCardMails, waitForGiftCardCode, waitForVerificationLink } from '../src/api/inbox.ts';
import { dhakaDateIn, fetchWallet } from '../src/api/queries.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser } from '../src/browser-user.ts';
import { cssClass } from '../src/css-class.ts';
import { eventually } from '../src/eventually.ts';
import { submitLogin, submitSignUp } from '../src/pages/account.ts';
import { chooseMethodAtGateway, choosePayment, pressOutcome } from '../src/pages/checkout.ts';
import { fillGiftForm, findGiftField, openGiftCard, pressPay, readConfetti } from '../src/pages/gift.ts';
import { pressRedeem, redeemOnPage, waitForRedeemed } from '../src/pages/student.ts';
import { connectToSite, type Site } from '../src/site.ts';
import { defineSteps } from '../src/steps.ts';

const card = giftCards.find(({ key }) => key === 'gift-1000');
if (!card) throw new Error('The demo has no gift card of 1,000 taka.');
const value = Number(card.valuePoisha) / 100;

const words = {
  en: { receiver: 'Mahmuda Apu', message: 'You sing in the kitchen every morning. Now learn the chords!' },
  bn: { receiver: 'মাহমুদা আপা', message: 'রোজ সকালে রান্নাঘরে গান করেন। এবার কর্ডগুলোও শিখে নিন!' },
} as const;

describe.each(['en', 'bn'] as const)('a gift for someone else (%s)', (language) => {
  let site: Site;
  let browser: Browser;
  let buyer: BrowserUser;
  let receiver: BrowserUser;
  let code = '';
  let codeWithDashes = '';
  let current: BrowserUser;
  const now = Date.now();
  const buyerEmail = `ratul-${language}-${now}@sargam.test`;
  const gift = { ...words[language], email: `mahmuda-${language}-${now}@sargam.test` };
  const buyerName = language === 'bn' ? 'রাতুল হাসান' : 'Ratul Hasan';
  const name = card.name[language];
  const money = (taka: number) => formatMoney(taka, language);
  const until = formatDate(new Date(`${dhakaDateIn(card.validityDays)}T12:00:00+06:00`), language);
  const step = defineSteps(`gift-${language}`, () => current);
  const shot = (name: string) => current.takeScreenshot(`gift-${language}-${name}`);

  beforeAll(async () => {
    site = await connectToSite();
    browser = await launchBrowser();
    await createStudent(site, await logInToApi(site, 'admin@sargam.test'), buyerEmail, buyerName);
    buyer = await openBrowserUser(browser, site, { language, motion: true });
    current = buyer;
  });
  afterAll(() => browser?.close());

  step('a visitor must log in, and returns to the card', async () => {
    const { page, t } = buyer;
    await openGiftCard(buyer, name);
    await page.getByText(t('storefront.gift.login_to_continue')).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('storefront.login.button') })
      .click();
    await submitLogin(buyer, buyerEmail, password);
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.getByText(t('storefront.store.worth', { amount: money(value) })).waitFor();
  });

  step('the form shows missing and invalid fields', async () => {
    const { page, t } = buyer;
    const main = page.getByRole('main');
    await page.getByRole('radio', { name: t('storefront.gift.someone') }).check();
    await pressPay(buyer);
    // The sender field has the buyer's name already.
    const required = main.getByText(t('kit.form.required'), { exact: true });
    await required.first().waitFor();
    expect(await required.count()).toBe(4);
    await findGiftField(buyer, 'receiverPhone').fill('0181122');
    await findGiftField(buyer, 'email').fill('mahmuda');
    await findGiftField(buyer, 'confirmEmail').fill('somebody@sargam.test');
    await pressPay(buyer);
    for (const text of ['storefront.gift.too_short', 'kit.form.email_invalid', 'storefront.gift.email_match'])
      await main.getByText(t(text), { exact: true }).waitFor();
    await shot('form');
  });

  step('the preview shows the text, and the buyer chooses Rocket', async () => {
    const { page, t } = buyer;
    await fillGiftForm(buyer, gift);
    const preview = page.getByRole('region', { name: t('storefront.gift.preview') });
    await preview.getByText(gift.message).waitFor();
    await preview.getByText(gift.receiver).first().waitFor();
    await choosePayment(buyer, 'rocket');
    await shot('written');
    await pressPay(buyer);
    await chooseMethodAtGateway(buyer, site, 'rocket');
    await pressOutcome(buyer, 'decline');
  });

  step('a declined payment shows the failure, a retry and a contact link', async () => {
    const { page, t } = buyer;
    await page.waitForURL(({ pathname }) => pathname === '/giftcard-fail');
    await page.getByRole('heading', { name: t('storefront.fail.title') }).waitFor();
    await page.getByText(t('storefront.fail.failed')).waitFor();
    await shot('declined');
    const contact = page.getByRole('link', { name: t('storefront.fail.contact') });
    expect(await contact.getAttribute('href')).toBe('/contact');
    await page
      .getByRole('main')
      .getByRole('link', { name: t('storefront.fail.retry') })
      .click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
  });

  step('a payment shows confetti, except with reduced motion', async () => {
    const { page, t } = buyer;
    await fillGiftForm(buyer, gift);
    await pressPay(buyer);
    await chooseMethodAtGateway(buyer, site, 'rocket');
    await pressOutcome(buyer, 'pay');
    await page.waitForURL(({ pathname }) => pathname === '/giftcard-successfull');
    await page.getByRole('heading', { name: t('storefront.done.complete') }).waitFor();
    expect(await readConfetti(buyer)).toMatchObject({ fall: true });
    await shot('done');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The animation takes ten seconds.
    await page
      .locator(cssClass('storefront-confetti-confetti'))
      .waitFor({ state: 'detached', timeout: 2_000 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  step('the card is mailed with its code, and mailed again on request', async () => {
    const { page, t } = buyer;
    codeWithDashes = await waitForGiftCardCode(site, gift.email);
    code = codeWithDashes.replaceAll('-', '');
    const [mail] = await fetchGiftCardMails(site, gift.email);
    for (const words of [gift.message, gift.receiver, buyerName, `/giftcard#${codeWithDashes}`])
      expect(mail?.html).toContain(words);
    expect(mail?.html).toContain(`lang="${language}"`);
    await page.getByText(t('storefront.done.delivered', { email: gift.email })).waitFor();
    await page.getByRole('button', { name: t('storefront.done.resend') }).click();
    await page.getByText(t('storefront.done.sent_again', { email: gift.email })).waitFor();
    const mails = await eventually('the card is mailed again', async () => {
      const all = await fetchGiftCardMails(site, gift.email);
      return all.length > 1 ? all : undefined;
    });
    expect(mails.map(({ html }) => html.includes(codeWithDashes))).toEqual([true, true]);
    await eventually('the confetti is over', async () =>
      (await readConfetti(buyer)).pieces === 0 ? true : undefined,
    );
    await buyer.goTo('/studentpanel?tab=3');
    const row = page.getByRole('row').filter({ hasText: gift.email });
    await row
      .getByText(t('panel.gifts.stage.delivered', { date: formatDate(Date.now(), language) }))
      .waitFor();
    await row.getByText(t('panel.gifts.stage.failed')).waitFor();
    await shot('purchases');
  });

  step('the receiver sees value and validity without an account', async () => {
    receiver = await openBrowserUser(browser, site, { language });
    current = receiver;
    const { page, t, goTo } = receiver;
    await goTo(`/giftcard#${codeWithDashes}`);
    await page.getByRole('heading', { name: t('storefront.received.from', { name: buyerName }) }).waitFor();
    await page.getByText(money(value), { exact: true }).waitFor();
    await page.getByText(t('storefront.received.until', { date: until })).waitFor();
    await page.getByText(gift.message).waitFor();
    // The code must not stay in the address bar or the browser history.
    expect(page.url()).not.toContain(codeWithDashes);
    await shot('received');
  });

  step('the receiver signs up, verifies, logs in and redeems', async () => {
    const { page, context, t } = receiver;
    await page
      .getByRole('main')
      .getByRole('button', { name: t('storefront.signup.title') })
      .click();
    await submitSignUp(receiver, { name: gift.receiver, email: gift.email, password });
    const mailPage = await context.newPage();
    await mailPage.goto(await waitForVerificationLink(site, gift.email));
    await mailPage.getByText(t('storefront.verify.done')).waitFor();
    await mailPage.close();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('storefront.login.title') })
      .click();
    await submitLogin(receiver, gift.email, password);
    await page.waitForURL('**/studentpanel?tab=6');
    expect(await page.getByLabel(t('panel.redeem.code')).inputValue()).toBe(codeWithDashes);
    await pressRedeem(receiver);
    await waitForRedeemed(receiver, value);
    const statement = page.getByRole('table', { name: t('panel.wallet.statement') });
    const row = statement.getByRole('row').filter({ hasText: t('panel.wallet.kind.gift_redeemed') });
    await row.getByText(`+${money(value)}`).waitFor();
    const lot = page.getByRole('listitem').filter({ hasText: t('panel.wallet.bucket.gift') });
    await lot.getByText(t('panel.wallet.until', { date: until })).waitFor();
    await shot('redeemed');
    const member: ApiUser = await logInToApi(site, gift.email, password);
    expect(await fetchWallet(member)).toMatchObject({ balance: value, gift: value });
  });

  step('a redeemed and an unknown code get the same message', async () => {
    current = buyer;
    const { page, t } = buyer;
    const wrong = `${code.startsWith('A') ? 'B' : 'A'}${code.slice(1)}`;
    const field = page.getByLabel(t('panel.redeem.code'));
    for (const invalidCode of [code, wrong]) {
      await redeemOnPage(buyer, invalidCode);
      await page.getByRole('main').getByText(t('panel.redeem.invalid'), { exact: true }).waitFor();
      expect(await field.getAttribute('aria-invalid')).toBe('true');
    }
    await buyer.goTo(`/giftcard#${wrong}`);
    await page.getByText(t('storefront.received.invalid'), { exact: true }).waitFor();
    await shot('refused');
  });

  step('no page has an uncaught error', async () => {
    expect([...buyer.pageErrors, ...receiver.pageErrors]).toEqual([]);
  });
});
