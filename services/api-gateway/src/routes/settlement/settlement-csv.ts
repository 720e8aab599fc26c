import type { ListSettlementsResponse, Settlement } from '@sargam/proto/payouts/v1/settlements';
import { csvColumn } from '../../csv/csv-columns.ts';
import { listCsv } from '../../csv/list-csv.ts';

const { text, taka, instant } = csvColumn;
const settled = { en: 'Settled', bn: 'পাওনা মিটেছে' };
const notSettled = { en: 'Not Settled', bn: 'পাওনা বাকি' };

/** Payouts to an instructor. */
export const settlementCsv = listCsv({
  name: 'settlements',
  columns: [
    text<Settlement>({ en: 'Settle date', bn: 'পরিশোধের তারিখ' }, ({ settleDate }) => settleDate),
    taka<Settlement>({ en: 'Settle amount', bn: 'মোট পাওনা' }, (row) => row.settleAmountPoisha),
    taka<Settlement>({ en: 'Received amount', bn: 'পরিশোধ করা টাকা' }, (row) => row.receivedAmountPoisha),
    taka<Settlement>({ en: 'Due', bn: 'বাকি' }, (row) => row.settleAmountPoisha - row.receivedAmountPoisha),
    text<Settlement>(
      { en: 'Status', bn: 'অবস্থা' },
      (row, language) => (row.settled ? settled : notSettled)[language],
    ),
    text<Settlement>({ en: 'Remarks', bn: 'মন্তব্য' }, ({ remarks }) => remarks),
    instant<Settlement>({ en: 'Created', bn: 'তৈরির তারিখ' }, ({ createdAt }) => createdAt),
    instant<Settlement>({ en: 'Settled on', bn: 'মেটানোর তারিখ' }, ({ settledAt }) => settledAt),
  ],
  rows: ({ settlements }: ListSettlementsResponse) => settlements,
  idOf: ({ id }) => id,
});
