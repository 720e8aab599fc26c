import type { ActiveSession, ListSessionsResponse } from '@sargam/proto/identity/v1/sessions';
import { csvColumn } from '../../csv/csv-columns.ts';
import { wholeListCsv } from '../../csv/list-csv.ts';

const { text, instant } = csvColumn;

/** The active sessions of one user. */
export const sessionCsv = wholeListCsv({
  name: 'sessions-of-user',
  columns: [
    instant<ActiveSession>({ en: 'Last used', bn: 'শেষ ব্যবহার' }, ({ usedAt }) => usedAt),
    instant<ActiveSession>({ en: 'Logged in', bn: 'লগইন' }, ({ startedAt }) => startedAt),
    text<ActiveSession>({ en: 'Network address', bn: 'নেটওয়ার্ক ঠিকানা' }, ({ ipAddress }) => ipAddress),
    text<ActiveSession>({ en: 'Browser', bn: 'ব্রাউজার' }, ({ device }) => device),
  ],
  rows: ({ sessions }: ListSessionsResponse) => sessions,
});
