import type { Locator } from 'playwright-core';
import type { BrowserUser } from '../browser-user.ts';
import { cssClass } from '../css-class.ts';

export interface Gift {
  readonly receiver: string;
  readonly email: string;
  readonly message: string;
}

/** Opens the page of a card from the store page. */
export const openGiftCard = async ({ page, t, goTo }: BrowserUser, name: string): Promise<void> => {
  await goTo('/store');
  await page.getByRole('link', { name: t('storefront.store.buy_title', { title: name }) }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
};

/** Opens the form of a card by its URL. */
export const openGiftForm = async (
  { page, t, goTo }: BrowserUser,
  card: string,
  recipient: 'someone' | 'myself',
): Promise<void> => {
  await goTo(`/products/giftCard/${card}`);
  await page.getByRole('radio', { name: t(`storefront.gift.${recipient}`) }).check();
};

/** Sets the day of delivery (2026-12-31). The year comes last: until it is chosen, the form derives it from day and month. */
export const chooseDeliveryDate = async ({ page, t }: BrowserUser, date: string): Promise<void> => {
  const part = (name: string) => page.getByLabel(t(`kit.date.${name}`), { exact: true });
  const [year = '', month, day] = date.split('-').map((digits) => String(Number(digits)));
  await part('day').fill(day ?? '');
  await part('month').selectOption(month ?? '');
  await part('year').selectOption(year);
};

/** A field of the gift form. The label of an optional field ends with a remark in brackets. */
export const findGiftField = ({ page, t }: BrowserUser, name: string): Locator =>
  page
    .getByRole('main')
    .getByLabel(new RegExp(`^${RegExp.escape(t(`storefront.gift.${name}`))}(?: \\(.*\\))?$`));

export const pressPay = ({ page }: BrowserUser): Promise<void> =>
  page.getByRole('main').locator('button[type="submit"]').click();

export const fillGiftForm = async (user: BrowserUser, gift: Gift): Promise<void> => {
  const field = (name: string) => findGiftField(user, name);
  await field('receiverName').fill(gift.receiver);
  await field('email').fill(gift.email);
  await field('confirmEmail').fill(gift.email);
  await field('receiverPhone').fill('01811223344');
  await field('message').fill(gift.message);
};

/** The number of visible confetti pieces, and whether they are animated. */
export const readConfetti = ({ page }: BrowserUser): Promise<{ pieces: number; fall: boolean }> =>
  page.evaluate(`(() => {
    const pieces = [...document.querySelectorAll('${cssClass('storefront-confetti-confetti')} > i')].filter((piece) => piece.checkVisibility());
    const fall = pieces.some((piece) => getComputedStyle(piece).animationName !== 'none');
    return { pieces: pieces.length, fall };
  })()`);
