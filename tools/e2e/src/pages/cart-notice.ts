import type { Person } from '../person.ts';
import { summaryOf } from './shop.ts';

/** The cart's own page says how the payment went. */
export const noticeInCart = async ({ page, t }: Person, notice: string): Promise<void> => {
  await page.getByText(t(notice)).waitFor();
  expect(new URL(page.url()).pathname).toBe('/cart');
};

/** Whether anything on the cart's page leads to another payment; either all of it does or nothing. */
export const mayPayAgain = async (person: Person): Promise<boolean> => {
  const { page, t } = person;
  await summaryOf(person).locator('.total').waitFor();
  const ways = [
    page.getByRole('button', { name: t('kit.retry') }),
    summaryOf(person).getByRole('button', { name: t('storefront.cart.proceed') }),
    page.getByRole('group', { name: t('storefront.pay.title') }),
  ];
  const counts = await Promise.all(ways.map((way) => way.count()));
  if (new Set(counts).size !== 1) throw new Error(`Another try is offered by halves: ${counts}.`);
  return counts[0] === 1;
};
