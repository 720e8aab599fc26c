import type { Statement, StatementEntryKind } from '@sargam/proto/payouts/v1/settlements';
import { type Language, localize } from '../../wire/language.ts';
import { toTaka } from '../../wire/taka.ts';

const texts = {
  en: {
    heading: ['Date', 'Entry', 'Number', 'Course', 'Amount (BDT)'],
    kinds: { EARNING: 'Sale', REVERSAL: 'Refund', PAYOUT: 'Settlement' },
    opening: 'Opening balance',
    closing: 'Closing balance',
  },
  bn: {
    heading: ['তারিখ', 'বিবরণ', 'নম্বর', 'কোর্স', 'টাকা'],
    kinds: { EARNING: 'বিক্রি', REVERSAL: 'টাকা ফেরত', PAYOUT: 'পাওনা পরিশোধ' },
    opening: 'শুরুর বাকি পাওনা',
    closing: 'শেষের বাকি পাওনা',
  },
} as const;

/** A cell that a spreadsheet does not take for a formula (decision L3). Amounts are numbers, which may be negative. */
const cell = (value: string | number): string => {
  if (typeof value === 'number') return value.toFixed(2);
  // oxlint-disable-next-line no-control-regex -- control characters start formulas in some programs
  const safe = /^[=+\-@\u0000-\u001f]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const kindName = (language: Language, kind: StatementEntryKind): string => {
  const { kinds } = texts[language];
  return kinds[kind.replace('STATEMENT_ENTRY_KIND_', '') as keyof typeof kinds] ?? '';
};

/** The statement as CSV: the opening balance, the entries, the closing balance. The last cells add up. */
export const statementCsv = (statement: Statement, language: Language): string => {
  const { heading, opening, closing } = texts[language];
  const rows = [
    heading,
    ['', opening, '', '', toTaka(statement.openingPoisha)],
    ...statement.entries.map(({ at, kind, reference, courseTitle, amountPoisha }) => [
      at?.toISOString() ?? '',
      kindName(language, kind),
      reference,
      localize(courseTitle, language),
      toTaka(amountPoisha),
    ]),
    ['', closing, '', '', toTaka(statement.closingPoisha)],
  ];
  // The byte order mark makes spreadsheets read UTF-8.
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
};
