import type { Freebie, ListFreebiesResponse } from '@sargam/proto/catalogue/v1/freebies';
import { localize } from '../../api/language.ts';
import { csvColumn } from '../../csv/csv-columns.ts';
import { listCsv } from '../../csv/list-csv.ts';

const { text, flag, instant } = csvColumn;

export const freebieCsv = listCsv({
  name: 'freebies',
  columns: [
    instant<Freebie>({ en: 'Date', bn: 'তারিখ' }, ({ createdAt }) => createdAt),
    text<Freebie>({ en: 'Title', bn: 'শিরোনাম' }, ({ title }, language) => localize(title, language)),
    text<Freebie>({ en: 'Subtitle', bn: 'উপশিরোনাম' }, (row, language) => localize(row.subtitle, language)),
    text<Freebie>({ en: 'Category', bn: 'ক্যাটাগরি' }, ({ category }) => category),
    text<Freebie>({ en: 'YouTube link', bn: 'YouTube লিংক' }, ({ youtube }) => youtube),
    flag<Freebie>({ en: 'Documents', bn: 'ডকুমেন্ট' }, ({ hasDocuments }) => hasDocuments),
  ],
  rows: ({ freebies }: ListFreebiesResponse) => freebies,
  idOf: ({ id }) => id,
});
