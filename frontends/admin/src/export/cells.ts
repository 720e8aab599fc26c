/** Text comes from people and is made harmless; numbers are ours and stay numbers. */
export type Cell = string | number;

// A spreadsheet runs what begins so (decision L3).
const dangerous = /^[=+\-@\p{Cc}]/u;

const harmless = (cell: Cell): string => {
  if (typeof cell === 'number') return cell.toFixed(2);
  return dangerous.test(cell) ? `'${cell}` : cell;
};

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A CSV file as RFC 4180 has it, with the mark that lets spreadsheets read Bengali. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => quoted(harmless(cell))).join(',')).join('\r\n')}\r\n`;

/** The same for the clipboard: a tab between cells, none inside. */
export const toTsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map((cell) => harmless(cell).replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
