import type { BrowserUser } from '../../browser-user.ts';
import { eventually } from '../../eventually.ts';

/** The actions on the open page of the audit log, newest first, once it has at least `count` entries. */
export const readAuditedActions = async ({ page, t }: BrowserUser, count: number): Promise<string[]> => {
  const table = page.getByRole('table', { name: t('admin.menu.audit'), exact: true });
  return eventually('every action is in the audit log', async () => {
    const rows = await table
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .all();
    if (rows.length < count) return undefined;
    const headers = await table.getByRole('columnheader').allInnerTexts();
    const column = headers.indexOf(t('admin.audit.what'));
    return Promise.all(rows.map((row) => row.getByRole('cell').nth(column).innerText()));
  });
};
