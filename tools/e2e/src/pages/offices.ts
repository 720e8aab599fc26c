import type { Browser } from 'playwright-core';
import { formatMoney } from '../../../../frontends/kit/src/format/number.ts';
import { eventually } from '../eventually.ts';
import { openPerson } from '../person.ts';
import type { Site } from '../site.ts';
import type { Language } from '../texts.ts';
import { logIn } from './account.ts';

interface Office {
  readonly browser: Browser;
  readonly site: Site;
  readonly language: Language;
}

interface Row {
  /** What tells the row apart. */
  readonly of: string;
  /** Taka, as the row shows them. */
  readonly amount: number;
}

const waitForRow = async (
  { browser, site, language }: Office,
  who: 'admin' | 'instructor',
  path: string,
  { of, amount }: Row,
): Promise<void> => {
  const person = await openPerson(browser, site, { language });
  await logIn(person, `${who}@sargam.test`);
  // It comes by an event: whoever looks too early looks again.
  await eventually(`${who} sees it under ${path}`, async () => {
    await person.goTo(path);
    const row = person.page.getByRole('row').filter({ hasText: of });
    await row.getByText(formatMoney(amount, language)).first().waitFor({ timeout: 4000 });
    if (who === 'admin')
      await row.getByText(person.t('admin.state.paid'), { exact: true }).waitFor({ timeout: 1000 });
    return true;
  });
  await person.shot(`${language}-${who}`);
  expect(person.troubles).toEqual([]);
  await person.leave();
};

/** The order under the back-office's list, paid. */
export const adminSeesOrder = (office: Office, row: Row): Promise<void> =>
  waitForRow(office, 'admin', '/adminorderlist', row);

/** The sale under the instructor's analytics, after the cuts. */
export const instructorSeesSale = (office: Office, row: Row): Promise<void> =>
  waitForRow(office, 'instructor', '/instructorpanel?tab=2', row);
