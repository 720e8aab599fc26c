import type { Language } from '../api/language.ts';

/** The header of a column in both languages. */
export type CsvHeader = Readonly<Record<Language, string>>;

export interface CsvColumn<Row> {
  readonly header: CsvHeader;
  /** The field of the CSV: text is already safe, numbers are plain. */
  readonly field: (row: Row, language: Language) => string;
}

// A spreadsheet runs a cell that starts with one of these characters as a formula (decision L3).
const formulaStart = /^[=+\-@\p{Cc}]/u;

/** An apostrophe before a formula makes spreadsheets show it as text. */
const neutralise = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** RFC 4180: a field with a separator, a quote or a line break is quoted. */
const quote = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const safeField = (text: string): string => quote(neutralise(text));

const inDhaka = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Dhaka',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** 2026-11-21 18:42 in Dhaka, which spreadsheets read and sort in both languages; empty for a missing time. */
const formatInstant = (date: Date | undefined): string => (date ? inDhaka.format(date) : '');

/** 150050n → 1500.50 */
const formatPoisha = (poisha: bigint): string => {
  const digits = String(poisha < 0n ? -poisha : poisha).padStart(3, '0');
  return `${poisha < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const yes: CsvHeader = { en: 'Yes', bn: 'হ্যাঁ' };
const no: CsvHeader = { en: 'No', bn: 'না' };

const column =
  <Value>(format: (value: Value) => string) =>
  <Row>(header: CsvHeader, read: (row: Row, language: Language) => Value): CsvColumn<Row> => ({
    header,
    field: (row, language) => format(read(row, language)),
  });

/** The kinds of columns: `csvColumn.text({ en: 'Name', bn: 'নাম' }, (row) => row.name)`. */
export const csvColumn = {
  text: column(safeField),
  /** A date and time in Dhaka. */
  instant: column(formatInstant),
  /** Taka with two decimals, from poisha. */
  taka: column(formatPoisha),
  integer: column(String as (value: number) => string),
  flag: <Row>(header: CsvHeader, read: (row: Row) => boolean): CsvColumn<Row> => ({
    header,
    field: (row, language) => (read(row) ? yes : no)[language],
  }),
  /** A coded value by its name; empty for a value without a name. */
  name: <Row, Code extends string>(
    header: CsvHeader,
    names: Readonly<Partial<Record<Code, CsvHeader>>>,
    read: (row: Row) => Code,
  ): CsvColumn<Row> => ({
    header,
    field: (row, language) => safeField(names[read(row)]?.[language] ?? ''),
  }),
};

/** The header row. A spreadsheet needs the byte order mark to read Bengali. */
export const csvHeaderLine = <Row>(columns: readonly CsvColumn<Row>[], language: Language): string =>
  `\uFEFF${columns.map(({ header }) => safeField(header[language])).join(',')}\r\n`;

export const csvLine = <Row>(columns: readonly CsvColumn<Row>[], row: Row, language: Language): string =>
  `${columns.map(({ field }) => field(row, language)).join(',')}\r\n`;
