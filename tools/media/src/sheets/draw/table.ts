import { box, FAINT, frame, line, MARGIN, QUIET, type Sheet, text, WIDTH } from './sheet.ts';

interface Table {
  readonly y: number;
  readonly row: number;
  /** Widths of the columns; the last column takes the remaining width. */
  readonly columns: readonly number[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Draws a table over the width of the page; students fill in the empty cells. */
export const drawTable = ({ y, row, columns, head, rows }: Table): Sheet => {
  const width = WIDTH - 2 * MARGIN;
  const height = row * (rows.length + 1);
  const left = columns.map((_, at) => MARGIN + columns.slice(0, at).reduce((sum, each) => sum + each, 0));
  const cells = [head, ...rows].flatMap((cells, down) =>
    cells.map((content, at) =>
      text(content, (left[at] ?? MARGIN) + 8, y + down * row + row / 2 + 4, down === 0 ? 11 : 12, {
        weight: down === 0 || at === 0 ? 600 : 400,
        ...(down === 0 && { colour: QUIET }),
      }),
    ),
  );
  return [
    box(MARGIN, y, width, row, '#eef3f0'),
    ...rows.map((_, down) =>
      line(MARGIN, y + (down + 1) * row, MARGIN + width, y + (down + 1) * row, 0.8, FAINT),
    ),
    ...left.slice(1).map((x) => line(x, y, x, y + height, 0.8, FAINT)),
    frame(MARGIN, y, width, height, FAINT),
    ...cells,
  ];
};
