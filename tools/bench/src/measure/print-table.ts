export type Cell = string | number;

const formatCell = (cell: Cell): string => {
  if (typeof cell === 'string') return cell;
  return cell >= 100 || Number.isInteger(cell) ? Math.round(cell).toLocaleString('en') : cell.toFixed(2);
};

/** Prints rows under headings; numbers are aligned right. */
export const printTable = (headings: readonly string[], rows: readonly (readonly Cell[])[]): void => {
  const lines = [headings, ...rows.map((row) => row.map(formatCell))];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const isNumber = headings.map((_, column) => rows.some((row) => typeof row[column] === 'number'));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumber[column] ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  console.log();
  console.log(line(headings));
  console.log(widths.map((width) => '─'.repeat(width)).join('  '));
  for (const row of lines.slice(1)) console.log(line(row));
  console.log();
};

/** `ok` up to the limit, `OVER` above it. */
export const verdict = (value: number, limit: number): string => (value <= limit ? 'ok' : 'OVER');

/** `ok` from the limit on, `UNDER` below it. */
export const minimumVerdict = (value: number, limit: number): string => (value >= limit ? 'ok' : 'UNDER');
