/** Text can contain user input and is escaped. Numbers come from the API and stay numbers. */
export type Cell = string | number;

// A spreadsheet runs a cell that starts with one of these characters as a formula (decision L3).
const formulaStart = /^[=+\-@\p{Cc}]/u;

const escapeFormula = (cell: Cell): string => {
  if (typeof cell === 'number') return cell.toFixed(2);
  return formulaStart.test(cell) ? `'${cell}` : cell;
};

const quoteCsv = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A CSV file (RFC 4180) with a byte order mark, which spreadsheets need to read Bengali. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => quoteCsv(escapeFormula(cell))).join(',')).join('\r\n')}\r\n`;

/** Tab-separated values for the clipboard; tabs and line breaks inside a cell become spaces. */
export const toTsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map((cell) => escapeFormula(cell).replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
