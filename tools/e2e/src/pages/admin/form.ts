import type { Locator } from 'playwright-core';
import type { BrowserUser } from '../../browser-user.ts';

/** A page or a part of it, in which names of fields are unique. */
export type Area = Pick<Locator, 'getByRole' | 'getByLabel'>;

/** A text in English and in Bengali. */
export type BothLanguages = readonly [en: string, bn: string];

/** Fills the two fields of a text; `label` is the text key of both. */
export const fillBothLanguages = async (
  { t }: BrowserUser,
  area: Area,
  label: string,
  [en, bn]: BothLanguages,
): Promise<void> => {
  const pair = area.getByRole('group', { name: t(label), exact: true });
  await pair.getByRole('textbox', { name: t('kit.language.en') }).fill(en);
  await pair.getByRole('textbox', { name: t('kit.language.bn') }).fill(bn);
};

/** Fills the English editor of a formatted text, which is loaded when the field gets the focus. */
export const fillRichText = async ({ page, t }: BrowserUser, label: string, text: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: `${t(label)} (${t('kit.language.en')})` });
  await field.focus();
  await field.and(page.locator('[contenteditable="true"]')).fill(text);
};

/** Fills fields by the text keys of their labels. */
export const fillFields = async (
  { t }: BrowserUser,
  area: Area,
  texts: Readonly<Record<string, string>>,
): Promise<void> => {
  for (const [label, text] of Object.entries(texts))
    await area.getByLabel(t(label), { exact: true }).fill(text);
};

/** Fills the three parts of a date (2026-12-31) whose year is typed; `label` is the text key of the field. */
export const fillDate = async ({ page, t }: BrowserUser, label: string, date: string): Promise<void> => {
  const field = page.getByRole('group', { name: t(label), exact: true });
  const part = (name: string) => field.getByLabel(t(`kit.date.${name}`), { exact: true });
  const [year = '', month = '', day = ''] = date.split('-').map((digits) => String(Number(digits)));
  await part('day').fill(day);
  await part('month').selectOption(month);
  await part('year').fill(year);
};

/** Types a name into a field that searches, and chooses what is found. */
export const chooseByName = async (
  { t }: BrowserUser,
  area: Area,
  label: string,
  name: string,
): Promise<void> => {
  await area.getByRole('combobox', { name: t(label) }).fill(name);
  await area.getByRole('option', { name }).click();
};

/** Presses the button with this text key. */
export const press = ({ page, t }: BrowserUser, text: string, area: Area = page): Promise<void> =>
  area.getByRole('button', { name: t(text), exact: true }).click();

/** Waits for a message with this text key. */
export const waitForMessage = ({ page, t }: BrowserUser, text: string): Promise<void> =>
  page.getByText(t(text), { exact: true }).first().waitFor();
