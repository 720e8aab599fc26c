import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import type { Person } from '../person.ts';

/** An order's row of a list. */
export const rowOf = ({ page }: Person, order: string | undefined): Locator =>
  page.getByRole('row').filter({ hasText: order ?? 'an order' });

/** A course that hangs in the classroom: the large one to go on with, or one of the others. */
export const ownedOf = ({ page }: Person, title: string): Locator =>
  page
    .getByRole('region', { name: title, exact: true })
    .or(page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) }));

export const redeemOnPage = async (person: Person, code: string): Promise<void> => {
  const { page, t, goTo } = person;
  await goTo('/studentpanel?tab=6');
  await page.getByLabel(t('panel.redeem.code')).fill(code);
  await pressRedeem(person);
};

export const pressRedeem = ({ page, t }: Person): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: t('panel.redeem.button'), exact: true })
    .click();

/** Presses a button that gives a file: its name, and how it begins. */
export const fileOf = async ({ page }: Person, button: Locator): Promise<{ name: string; start: string }> => {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), start: bytes.subarray(0, 5).toString('latin1') };
};
