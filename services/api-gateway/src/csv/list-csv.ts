import type { Language } from '../api/language.ts';
import type { CsvColumn } from './csv-columns.ts';
import { csvChunks, csvPageSize, keysetPages, numberedPages } from './csv-pages.ts';

/** The query of one page of an export; it replaces page, limit and cursor of the request. */
interface ExportPage {
  readonly page: number;
  readonly limit: number;
  /** The id of the last row of the page before. */
  readonly after?: string | undefined;
}

/** A CSV of which every page is an answer of the list's own handler, so that the filters of the list apply. */
export interface ListCsv<Answer> {
  /** The name of the file without `.csv`. */
  readonly name: string;
  readonly write: (
    fetchPage: (page: ExportPage) => Promise<Answer>,
    language: Language,
  ) => AsyncGenerator<string, void>;
}

interface WholeExport<Answer, Row> {
  readonly name: string;
  readonly columns: readonly CsvColumn<Row>[];
  readonly rows: (answer: Answer) => readonly Row[];
}

interface ListExport<Answer, Row> extends WholeExport<Answer, Row> {
  readonly idOf: (row: Row) => string;
}

async function* onePage<Row>(rows: Promise<readonly Row[]>): AsyncGenerator<readonly Row[], void> {
  yield await rows;
}

/** The CSV of a list without pages. */
export const wholeListCsv = <Answer, Row>({
  name,
  columns,
  rows,
}: WholeExport<Answer, Row>): ListCsv<Answer> => ({
  name,
  write: (fetchPage, language) =>
    csvChunks(columns, onePage(fetchPage({ page: 1, limit: csvPageSize }).then(rows)), language),
});

/** The CSV of a list with page numbers. */
export const listCsv = <Answer, Row>({
  name,
  columns,
  rows,
  idOf,
}: ListExport<Answer, Row>): ListCsv<Answer> => ({
  name,
  write: (fetchPage, language) =>
    csvChunks(
      columns,
      numberedPages(async (page) => rows(await fetchPage(page)), idOf),
      language,
    ),
});

/** The CSV of a list that takes `after`: the id of the last row of the page before. */
export const boundedListCsv = <Answer, Row>({
  name,
  columns,
  rows,
  idOf,
}: ListExport<Answer, Row>): ListCsv<Answer> => ({
  name,
  write: (fetchPage, language) => {
    const fetchRows = async (after: string | undefined) =>
      rows(await fetchPage({ page: 1, limit: csvPageSize, after }));
    return csvChunks(columns, keysetPages(fetchRows, idOf), language);
  },
});
