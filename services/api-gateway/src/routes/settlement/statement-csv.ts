import type { LocalizedText } from '@sargam/proto/common/v1/text';
import type { Statement, StatementEntry, StatementEntryKind } from '@sargam/proto/payouts/v1/settlements';
import { type Language, localize } from '../../api/language.ts';
import { type CsvHeader, csvColumn, csvHeaderLine, csvLine } from '../../csv/csv-columns.ts';

interface Row {
  /** Undefined for a balance. */
  readonly at?: Date | undefined;
  readonly entry: CsvHeader;
  readonly reference?: string;
  readonly courseTitle?: LocalizedText | undefined;
  readonly poisha: bigint;
}

const { text, instant, taka } = csvColumn;
const columns = [
  instant<Row>({ en: 'Date', bn: 'তারিখ' }, ({ at }) => at),
  text<Row>({ en: 'Entry', bn: 'বিবরণ' }, ({ entry }, language) => entry[language]),
  text<Row>({ en: 'Number', bn: 'নম্বর' }, ({ reference = '' }) => reference),
  text<Row>({ en: 'Course', bn: 'কোর্স' }, ({ courseTitle }, language) => localize(courseTitle, language)),
  taka<Row>({ en: 'Amount (BDT)', bn: 'টাকা' }, ({ poisha }) => poisha),
];

const noName = { en: '', bn: '' };
const kindNames: Readonly<Partial<Record<StatementEntryKind, CsvHeader>>> = {
  STATEMENT_ENTRY_KIND_EARNING: { en: 'Sale', bn: 'বিক্রি' },
  STATEMENT_ENTRY_KIND_REVERSAL: { en: 'Refund', bn: 'টাকা ফেরত' },
  STATEMENT_ENTRY_KIND_PAYOUT: { en: 'Settlement', bn: 'পাওনা পরিশোধ' },
};
const opening = { en: 'Opening balance', bn: 'শুরুর বাকি পাওনা' };
const closing = { en: 'Closing balance', bn: 'শেষের বাকি পাওনা' };

const toRow = ({ at, kind, reference, courseTitle, amountPoisha }: StatementEntry): Row => ({
  at,
  entry: kindNames[kind] ?? noName,
  reference,
  courseTitle,
  poisha: amountPoisha,
});

/** The statement as CSV: the opening balance, the entries, the closing balance. The last cells add up. */
export const statementCsv = (statement: Statement, language: Language): string => {
  const rows: readonly Row[] = [
    { entry: opening, poisha: statement.openingPoisha },
    ...statement.entries.map(toRow),
    { entry: closing, poisha: statement.closingPoisha },
  ];
  return csvHeaderLine(columns, language) + rows.map((row) => csvLine(columns, row, language)).join('');
};
