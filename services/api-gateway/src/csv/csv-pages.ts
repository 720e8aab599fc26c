import type { Language } from '../api/language.ts';
import { type CsvColumn, csvHeaderLine, csvLine } from './csv-columns.ts';

/** Rows per call of a service. */
export const csvPageSize = 1_000;

/**
 * The pages of a list after a cursor (keyset paging), each fetched when the previous one has been sent. A page with fewer rows
 * than `csvPageSize` is the last one.
 */
export async function* keysetPages<Row, Cursor>(
  fetchPage: (after: Cursor | undefined) => Promise<readonly Row[]>,
  cursorOf: (row: Row) => Cursor,
): AsyncGenerator<readonly Row[], void> {
  let after: Cursor | undefined;
  for (;;) {
    const rows = await fetchPage(after);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < csvPageSize) return;
    after = cursorOf(last);
  }
}

/**
 * The pages of a list with page numbers only. A row that was added meanwhile moves others to the next page, so rows of the previous page
 * are left out.
 */
export async function* numberedPages<Row>(
  fetchPage: (page: { page: number; limit: number }) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
): AsyncGenerator<readonly Row[], void> {
  let sent: ReadonlySet<string> = new Set();
  for (let page = 1; ; page += 1) {
    const rows = await fetchPage({ page, limit: csvPageSize });
    yield rows.filter((row) => !sent.has(idOf(row)));
    if (rows.length < csvPageSize) return;
    sent = new Set(rows.map(idOf));
  }
}

/** The text of a CSV in chunks: the header, then one chunk for each page of rows. */
export async function* csvChunks<Row>(
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
  language: Language,
): AsyncGenerator<string, void> {
  let head = csvHeaderLine(columns, language);
  for await (const rows of pages) {
    yield head + rows.map((row) => csvLine(columns, row, language)).join('');
    head = '';
  }
  if (head) yield head;
}
