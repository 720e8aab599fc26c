import { formatMoney } from '@sargam/kit/format';
import type { Browser } from 'playwright-core';
import { demoAccount } from '../api/api-user.ts';
import { openBrowserUser } from '../browser-user.ts';
import { eventually } from '../eventually.ts';
import type { Site } from '../site.ts';
import type { Language } from '../texts.ts';

interface ViewOptions {
  readonly browser: Browser;
  readonly site: Site;
  readonly language: Language;
}

interface ExpectedRow {
  /** Text that identifies the row. */
  readonly text: string;
  /** Taka; the row shows it formatted. */
  readonly amount: number;
}

const waitForRow = async (
  { browser, site, language }: ViewOptions,
  role: 'admin' | 'instructor',
  path: string,
  { text, amount }: ExpectedRow,
): Promise<void> => {
  const user = await openBrowserUser(browser, site, { language, account: demoAccount(role) });
  // An event brings the row: the page is reloaded until it is there.
  await eventually(`${role} sees the row under ${path}`, async () => {
    await user.goTo(path);
    const row = user.page.getByRole('row').filter({ hasText: text });
    await row.getByText(formatMoney(amount, language)).first().waitFor({ timeout: 4000 });
    if (role === 'admin')
      await row.getByText(user.t('admin.state.paid'), { exact: true }).waitFor({ timeout: 1000 });
    return true;
  });
  await user.takeScreenshot(`${language}-${role}`);
  expect(user.pageErrors).toEqual([]);
  await user.close();
};

/** Waits for the paid order in the back-office's list. */
export const waitForOrderInAdminList = (view: ViewOptions, row: ExpectedRow): Promise<void> =>
  waitForRow(view, 'admin', '/adminorderlist', row);

/** Waits for the sale in the instructor's analytics, after the deductions. */
export const waitForSaleInAnalytics = (view: ViewOptions, row: ExpectedRow): Promise<void> =>
  waitForRow(view, 'instructor', '/instructorpanel?tab=2', row);
