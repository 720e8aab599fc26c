import { csvColumn } from '../../csv/csv-columns.ts';
import { wholeListCsv } from '../../csv/list-csv.ts';
import type { NamedImport } from './import-response.ts';

const { text, instant, taka } = csvColumn;
type Row = NamedImport;

/** Imported orders that wait for another admin. */
export const importCsv = wholeListCsv({
  name: 'waiting-imports',
  columns: [
    text<Row>(
      { en: 'Earlier order number', bn: 'আগের অর্ডার নম্বর' },
      ({ request }) => request?.reference ?? '',
    ),
    text<Row>({ en: 'Student', bn: 'শিক্ষার্থী' }, ({ student }) => student?.name ?? ''),
    text<Row>({ en: 'Email', bn: 'ইমেইল' }, ({ student }) => student?.email ?? ''),
    taka<Row>({ en: 'Amount', bn: 'টাকা' }, ({ payablePoisha }) => payablePoisha),
    text<Row>({ en: 'Coupon', bn: 'কুপন' }, ({ request }) => request?.couponCode ?? ''),
    text<Row>({ en: 'Reason', bn: 'কারণ' }, ({ request }) => request?.reason ?? ''),
    text<Row>({ en: 'Asked by', bn: 'যিনি যোগ করতে চেয়েছেন' }, ({ admin }) => admin?.name ?? ''),
    instant<Row>({ en: 'Asked on', bn: 'চাওয়ার তারিখ' }, ({ requestedAt }) => requestedAt),
    instant<Row>({ en: 'Waits until', bn: 'অপেক্ষার শেষ সময়' }, ({ expiresAt }) => expiresAt),
  ],
  rows: ({ imports }: { readonly imports: readonly Row[] }) => imports,
});
