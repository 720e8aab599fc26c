import { readFile } from 'node:fs/promises';
import { formatAmount } from '@sargam/kit/format';
import type { Locator } from 'playwright-core';
import type { BrowserUser } from '../browser-user.ts';

/** The row of an order in a list. */
export const findOrderRow = ({ page }: BrowserUser, order: string | undefined): Locator =>
  page.getByRole('row').filter({ hasText: order ?? 'an order' });

/** A course in the classroom: the large one to continue, or one of the list. */
export const findOwnedCourse = ({ page }: BrowserUser, title: string): Locator =>
  page
    .getByRole('region', { name: title, exact: true })
    .or(page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) }));

export const redeemOnPage = async (user: BrowserUser, code: string): Promise<void> => {
  const { page, t, goTo } = user;
  await goTo('/studentpanel?tab=6');
  await page.getByLabel(t('panel.redeem.code')).fill(code);
  await pressRedeem(user);
};

/** Waits for the message that a gift card of `taka` is redeemed. */
export const waitForRedeemed = async ({ page, t, language }: BrowserUser, taka: number): Promise<void> => {
  const amount = formatAmount(taka, language);
  const message = t('panel.redeem.message');
  await page.getByText(t('panel.redeem.success', { message, amount })).first().waitFor();
};

export const pressRedeem = ({ page, t }: BrowserUser): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: t('panel.redeem.button'), exact: true })
    .click();

/** Presses a button that downloads a file. Returns its name and its first five bytes. */
export const downloadFile = async (
  { page }: BrowserUser,
  button: Locator,
): Promise<{ name: string; start: string }> => {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), start: bytes.subarray(0, 5).toString('latin1') };
};
