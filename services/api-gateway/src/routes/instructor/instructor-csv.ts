import type { Instructor, ListInstructorsResponse } from '@sargam/proto/catalogue/v1/instructors';
import { localize } from '../../api/language.ts';
import { csvColumn } from '../../csv/csv-columns.ts';
import { listCsv } from '../../csv/list-csv.ts';

const { text, integer, flag, instant } = csvColumn;

/** Instructors in every state. */
export const instructorCsv = listCsv({
  name: 'instructors',
  columns: [
    text<Instructor>({ en: 'Id', bn: 'আইডি' }, ({ id }) => id),
    text<Instructor>({ en: 'Name', bn: 'নাম' }, ({ name }, language) => localize(name, language)),
    text<Instructor>({ en: 'Band', bn: 'ব্যান্ড' }, ({ band }) => band),
    integer<Instructor>({ en: 'Share, %', bn: 'অংশ (%)' }, ({ sharePercent }) => sharePercent),
    integer<Instructor>({ en: 'Course count', bn: 'কোর্সের সংখ্যা' }, ({ courseIds }) => courseIds.length),
    flag<Instructor>({ en: 'Published', bn: 'প্রকাশিত' }, ({ published }) => published),
    flag<Instructor>({ en: 'Featured', bn: 'ফিচার্ড' }, ({ featured }) => featured),
    instant<Instructor>({ en: 'Join date', bn: 'যোগদানের তারিখ' }, ({ createdAt }) => createdAt),
  ],
  rows: ({ instructors }: ListInstructorsResponse) => instructors,
  idOf: ({ id }) => id,
});
