import { giftCards } from '@sargam/demo/content';
import { demoId } from '@sargam/demo/demo-id';
import { formatDate, formatMoney } from '@sargam/kit/format';
import type { Browser } from 'playwright-core';
import { type ApiUser, logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { fetchGiftCardMails, fetchMails, waitForGiftCardCode } from '../src/api/inbox.ts';
import { dhakaDateIn } from '../src/api/queries.ts';
import { buyGiftCard } from '../src/api/student-actions.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser, withBrowserUser } from '../src/browser-user.ts';
import { eventually } from '../src/eventually.ts';
import { logIn } from '../src/pages/account.ts';
import { chooseMethodAtGateway, pressOutcome } from '../src/pages/checkout.ts';
import {
  chooseDeliveryDate,
  fillGiftForm,
  findGiftField,
  openGiftForm,
  pressPay,
  readConfetti,
} from '../src/pages/gift.ts';
import { downloadFile } from '../src/pages/student.ts';
import { connectToSite, type Site } from '../src/site.ts';
import { defineSteps } from '../src/steps.ts';

const card = giftCards.find(({ key }) => key === 'gift-1000');
if (!card) throw new Error('The demo has no gift card of 1,000 taka.');
const { param: slug, validityDays } = card;
const price = Number(card.pricePoisha) / 100;
const words = {
  en: { receiver: 'Mahmuda Apu', message: 'For the first of Boishakh.' },
  bn: { receiver: 'মাহমুদা আপা', message: 'পহেলা বৈশাখের জন্য।' },
} as const;

describe.each(['en', 'bn'] as const)('gift cards (%s)', (language) => {
  let site: Site;
  let browser: Browser;
  let admin: ApiUser;
  let member: ApiUser;
  let buyer: BrowserUser;
  let refundedOrder = '';
  const now = Date.now();
  const email = `nadia-${language}-${now}@sargam.test`;
  const gift = { ...words[language], email: `apu-${language}-${now}@sargam.test` };
  // Noon in Dhaka, so that every time zone formats the same date.
  const day = (date: string) => formatDate(new Date(`${date}T12:00:00+06:00`), language);
  const money = (taka: number) => formatMoney(taka, language);
  const step = defineSteps(`store-${language}`, () => buyer);
  const shot = (name: string) => buyer.takeScreenshot(`store-${language}-${name}`);
  const preview = () => buyer.page.getByRole('region', { name: buyer.t('storefront.gift.preview') });
  const openHistoryRow = async (text: string) => {
    await buyer.goTo('/studentpanel?tab=3');
    return buyer.page.getByRole('row').filter({ hasText: text });
  };

  beforeAll(async () => {
    site = await connectToSite();
    browser = await launchBrowser();
    admin = await logInToApi(site, 'admin@sargam.test');
    member = await createStudent(site, admin, email);
    buyer = await openBrowserUser(browser, site, { language, account: { email, password } });
  });
  afterAll(() => browser?.close());

  step(
    'a card for oneself uses the account’s address, and leaving the quantity field updates the total',
    async () => {
      const { page, t } = buyer;
      await openGiftForm(buyer, slug, 'myself');
      const ownEmailField = findGiftField(buyer, 'ownEmail');
      expect([await ownEmailField.isDisabled(), await ownEmailField.inputValue()]).toEqual([true, email]);
      expect(await findGiftField(buyer, 'receiverName').count()).toBe(0);
      await preview()
        .getByText(t('storefront.gift.until', { date: day(dhakaDateIn(validityDays)) }))
        .waitFor();
      const total = page.getByRole('main').locator('output');
      await findGiftField(buyer, 'quantity').fill(language === 'bn' ? '৩' : '3');
      expect(await total.textContent()).toBe(money(price));
      await findGiftField(buyer, 'quantity').press('Tab');
      await total.getByText(money(3 * price)).waitFor();
      await findGiftField(buyer, 'message').fill(gift.message);
      await preview().getByText(gift.message).waitFor();
      await shot('myself');
    },
  );

  step('the preview shows the delivery day, and the validity starts on it', async () => {
    const { page, t } = buyer;
    await openGiftForm(buyer, slug, 'someone');
    await fillGiftForm(buyer, gift);
    await chooseDeliveryDate(buyer, dhakaDateIn(1));
    await preview()
      .getByText(t('storefront.gift.by_mail_on', { date: day(dhakaDateIn(1)) }))
      .waitFor();
    const until = t('storefront.gift.until', { date: day(dhakaDateIn(1 + validityDays)) });
    await preview().getByText(until).waitFor();
    await page.getByText(t('storefront.gift.terms_later', { days: validityDays })).waitFor();
    await shot('day');
  });

  step('the server refuses delivery days that the form does not allow', async () => {
    const order = {
      userId: member.id,
      product: demoId('gift-card', card.key),
      quantity: 1,
      totalPrice: price,
      forMyself: true,
      userPhone: '01711223355',
    };
    for (const deliverOn of [dhakaDateIn(-1), dhakaDateIn(366)])
      await expect(member.post('/store/order/', { ...order, deliverOn })).rejects.toThrow(
        /answered 400.*"deliverOn"/,
      );
  });

  step('a paid card waits for its delivery day: no mail and no resend button', async () => {
    const { page, t } = buyer;
    await pressPay(buyer);
    await chooseMethodAtGateway(buyer, site);
    await pressOutcome(buyer, 'pay');
    await page.waitForURL(({ pathname }) => pathname === '/giftcard-successfull');
    await page.getByRole('heading', { name: t('storefront.done.complete') }).waitFor();
    const waiting = { email: gift.email, date: day(dhakaDateIn(1)) };
    await page.getByText(t('storefront.done.waiting', waiting)).waitFor();
    const until = t('storefront.done.until', { date: day(dhakaDateIn(1 + validityDays)) });
    await page.getByText(until, { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: t('storefront.done.resend') }).count()).toBe(0);
    // This buyer has reduced motion.
    expect(await readConfetti(buyer)).toEqual({ pieces: 0, fall: false });
    await shot('waiting');
    const row = await openHistoryRow(gift.email);
    await row.getByText(t('panel.gifts.stage.waiting', { date: day(dhakaDateIn(1)) })).waitFor();
    await row.getByText(t('panel.gifts.until', { date: day(dhakaDateIn(1 + validityDays)) })).waitFor();
    const again = t('panel.gifts.resend_label', { email: gift.email });
    expect(await row.getByRole('button', { name: again }).count()).toBe(0);
    await eventually('the receipt is mailed', async () =>
      (await fetchMails(site, email)).some(({ text }) => text.includes(gift.email)) ? true : undefined,
    );
    // A card for immediate delivery that was bought later is mailed; the scheduled card is not.
    refundedOrder = await buyGiftCard(site, member, slug);
    await waitForGiftCardCode(site, email);
    expect(await fetchGiftCardMails(site, gift.email)).toEqual([]);
  });

  step('an admin refunds an order: the buyer sees the refund and the credit note', async () => {
    const { t } = buyer;
    await admin.post(`/store/order/${refundedOrder}/refund`, { reason: 'Bought by mistake' });
    const row = await openHistoryRow(refundedOrder);
    await row.getByText(t('panel.gifts.stage.refunded')).waitFor();
    await row.getByRole('button', { name: /INV-\d+/ }).waitFor();
    const note = await downloadFile(
      buyer,
      row.getByRole('button', { name: t('panel.purchases.credit_note') }),
    );
    expect([/^CN-\d{6}\.pdf$/.test(note.name), note.start]).toEqual([true, '%PDF-']);
    await shot('refunded');
  });

  step('the code of a refunded card is invalid', async () => {
    const { page, t } = buyer;
    await buyer.goTo(`/giftcard#${await waitForGiftCardCode(site, email)}`);
    await page.getByText(t('storefront.received.invalid'), { exact: true }).waitFor();
    await buyer.goTo(`/giftcard-successfull?order=${refundedOrder}`);
    await page.getByText(t('storefront.done.refunded')).waitFor();
    expect(await page.getByText(t('storefront.done.complete')).count()).toBe(0);
  });

  step('the success page without an order of the user shows no success', async () => {
    const { page, t } = buyer;
    await buyer.goTo('/giftcard-successfull');
    await page.getByRole('heading', { name: t('storefront.done.none') }).waitFor();
    await shot('nothing');
    await withBrowserUser(browser, site, { language, motion: true }, async (otherUser) => {
      await otherUser.goTo(`/giftcard-successfull?order=${refundedOrder}`);
      await otherUser.page.getByRole('heading', { name: t('storefront.done.login') }).waitFor();
      expect((await readConfetti(otherUser)).pieces).toBe(0);
      await logIn(otherUser, 'student@sargam.test');
      await otherUser.goTo(`/giftcard-successfull?order=${refundedOrder}`);
      await otherUser.page.getByRole('heading', { name: t('storefront.done.none') }).waitFor();
      expect((await readConfetti(otherUser)).pieces).toBe(0);
    });
  });

  const payFor = async (outcome: string) => {
    await openGiftForm(buyer, slug, 'someone');
    await fillGiftForm(buyer, gift);
    await pressPay(buyer);
    await chooseMethodAtGateway(buyer, site);
    await pressOutcome(buyer, outcome);
    await buyer.page.waitForURL(({ pathname }) => pathname === '/giftcard-successfull');
    await buyer.page.getByRole('heading', { name: buyer.t('storefront.done.title') }).waitFor();
  };

  step('a risky payment is shown under review; after the rejection the page shows the refund', async () => {
    const { page, t } = buyer;
    await payFor('pay-risky');
    await page.getByText(t('storefront.done.checking')).waitFor();
    expect((await readConfetti(buyer)).pieces).toBe(0);
    await shot('checking');
    const order = new URL(page.url()).searchParams.get('order');
    await admin.post(`/store/order/${order}/review`, { accept: false, reason: 'A card that was stolen' });
    await page.getByText(t('storefront.done.refunded')).waitFor();
    expect(await page.getByText(t('storefront.done.checking')).count()).toBe(0);
  });

  step(
    'a forged notification leaves the payment unconfirmed: neither success nor failure is shown',
    async () => {
      const { page, t } = buyer;
      await payFor('bad-signature');
      await page.getByText(t('storefront.done.confirming')).waitFor();
      expect(await page.getByText(t('storefront.done.complete')).count()).toBe(0);
      expect((await readConfetti(buyer)).pieces).toBe(0);
    },
  );

  step('no page has an uncaught error', async () => {
    expect(buyer.pageErrors).toEqual([]);
  });
});
