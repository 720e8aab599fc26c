import type { Locator } from 'playwright-core';
import type { Person } from '../person.ts';

export interface Gift {
  readonly receiver: string;
  readonly email: string;
  readonly message: string;
}

/** From the store's shelf to the page of a card. */
export const openCard = async ({ page, t, goTo }: Person, name: string): Promise<void> => {
  await goTo('/store');
  await page.getByRole('link', { name: t('storefront.store.buy_title', { title: name }) }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
};

/** The form of a card, by its address. */
export const openGiftForm = async (
  { page, t, goTo }: Person,
  card: string,
  whom: 'someone' | 'myself',
): Promise<void> => {
  await goTo(`/products/giftCard/${card}`);
  await page.getByRole('radio', { name: t(`storefront.gift.${whom}`) }).check();
};

/** Writes the day of delivery (2026-12-31), the year last: it follows from day and month where nobody picks it. */
export const chooseDay = async ({ page, t }: Person, date: string): Promise<void> => {
  const part = (name: string) => page.getByLabel(t(`kit.date.${name}`), { exact: true });
  const [year = '', month, day] = date.split('-').map((digits) => String(Number(digits)));
  await part('day').fill(day ?? '');
  await part('month').selectOption(month ?? '');
  await part('year').selectOption(year);
};

/** A field of the gift's form; the label of an optional one says so behind its name. */
export const giftField = ({ page, t }: Person, name: string): Locator =>
  page
    .getByRole('main')
    .getByLabel(new RegExp(`^${RegExp.escape(t(`storefront.gift.${name}`))}(?: \\(.*\\))?$`));

export const pressPay = ({ page, t }: Person): Promise<void> =>
  page.getByRole('button', { name: t('storefront.gift.pay') }).click();

export const fillGift = async (person: Person, gift: Gift): Promise<void> => {
  const field = (name: string) => giftField(person, name);
  await field('receiverName').fill(gift.receiver);
  await field('email').fill(gift.email);
  await field('confirmEmail').fill(gift.email);
  await field('receiverPhone').fill('01811223344');
  await field('message').fill(gift.message);
};

/** How many pieces of the confetti are drawn, and whether they fall. */
export const confettiOn = ({ page }: Person): Promise<{ pieces: number; fall: boolean }> =>
  page.evaluate(`(() => {
    const pieces = [...document.querySelectorAll('.confetti i')].filter((piece) => piece.checkVisibility());
    const fall = pieces.some((piece) => getComputedStyle(piece).animationName !== 'none');
    return { pieces: pieces.length, fall };
  })()`);
