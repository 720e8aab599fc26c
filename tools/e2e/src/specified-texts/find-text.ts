import type { SpecifiedText } from '@sargam/storefront/account-texts';
import type { Locator } from 'playwright-core';
import type { BrowserUser } from '../browser-user.ts';
import { cssClass } from '../css-class.ts';
import type { Language } from '../texts.ts';
import type { PageText } from './text-row.ts';
import type { TextTrigger } from './text-trigger.ts';

const textSelectors: Readonly<Record<SpecifiedText['as'][number], string>> = {
  field: cssClass('kit-field-message'),
  toast: cssClass('kit-toast-toast'),
  alert: `[role=alert], ${cssClass('kit-field-message')}`,
  page: 'main',
};

/** An element whose whole text is `words`. */
const findText = ({ page }: BrowserUser, place: keyof typeof textSelectors, words: string): Locator => {
  const area = page.locator(textSelectors[place]);
  const whole = new RegExp(`^\\s*${RegExp.escape(words)}\\s*$`);
  return area.getByText(words, { exact: true }).or(area.filter({ hasText: whole }));
};

/**
 * The user whose `goTo` leaves an open page as it is, unless the page already shows one of the locators. Actions on one form then
 * follow each other without loading its page again, and a text that appears was absent before the action.
 */
const reuseOpenPage = (user: BrowserUser, absent: readonly Locator[]): BrowserUser => ({
  ...user,
  goTo: async (path) => {
    const { pathname, search } = new URL(user.page.url());
    const shown = await Promise.all(absent.map((text) => text.count()));
    if (pathname + search !== path || shown.some((count) => count > 0)) await user.goTo(path);
  },
});

/** Runs the action of a trigger, and waits for its texts. */
export const provokeTexts = async (
  user: BrowserUser,
  trigger: TextTrigger,
  texts: readonly PageText[],
  language: Language,
): Promise<void> => {
  const locators = texts.flatMap(({ as, [language]: words }) =>
    as.map((place) => findText(user, place, words)),
  );
  await trigger.run(reuseOpenPage(user, locators));
  for (const text of locators) await text.first().waitFor();
};
