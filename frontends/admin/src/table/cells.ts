/** The plain value of a cell, without markup. Numbers stay numbers. */
export type Cell = string | number;

// A spreadsheet runs a cell that starts with one of these characters as a formula (decision L3).
const formulaStart = /^[=+\-@\p{Cc}]/u;

const escapeFormula = (cell: Cell): string => {
  if (typeof cell === 'number') return Number.isInteger(cell) ? String(cell) : cell.toFixed(2);
  return formulaStart.test(cell) ? `'${cell}` : cell;
};

/** Tab-separated values for the clipboard; tabs and line breaks inside a cell become spaces. */
export const toTsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map((cell) => escapeFormula(cell).replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
