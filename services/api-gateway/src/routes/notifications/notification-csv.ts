import type { ListNotificationsResponse, Notification } from '@sargam/proto/messaging/v1/notifications';
import { csvColumn } from '../../csv/csv-columns.ts';
import { listCsv } from '../../csv/list-csv.ts';

const { text, instant } = csvColumn;

/** Notifications for everybody, in both languages as the screen shows them. */
export const notificationCsv = listCsv({
  name: 'notifications',
  columns: [
    instant<Notification>({ en: 'Date', bn: 'তারিখ' }, ({ createdAt }) => createdAt),
    text<Notification>({ en: 'English text', bn: 'ইংরেজি লেখা' }, (row) => row.text?.en ?? ''),
    text<Notification>({ en: 'Bengali text', bn: 'বাংলা লেখা' }, (row) => row.text?.bn ?? ''),
  ],
  rows: ({ notifications }: ListNotificationsResponse) => notifications,
  idOf: ({ id }) => id,
});
