import type { Translate, useFormat } from '@sargam/kit';
import type { ReactNode } from 'react';
import { capitalise } from '../page/capitalise.ts';
import type { Cell } from './cells.ts';

/** Texts and formats of the page's language, for the plain value of a cell. */
type CellTexts = { t: Translate; format: ReturnType<typeof useFormat> };

export type TableColumn<Row> = {
  /** Identifies the column in the saved choice of columns. */
  key: string;
  /** The text key of the header. */
  header: string;
  /** A header that is already translated, instead of the text of `header`. */
  name?: string;
  cell: (row: Row) => ReactNode;
  /** The plain value of the cell for the copy; a column without it is not copied. */
  value?: (row: Row, texts: CellTexts) => Cell;
  /** The key by which the server sorts this column. */
  sort?: string;
  /** Right-aligned, with tabular digits. */
  numeric?: boolean;
  /** The header is only for screen readers, for example of a column with buttons. */
  hideHeader?: boolean;
  /** The column cannot be hidden. */
  fixed?: boolean;
  /** Below 768 px a row is a block of two columns: `full` spans both, `hide` leaves the cell out. */
  narrow?: 'full' | 'hide';
};

/** The header of a column in the page's language. */
export const columnName = <Row>({ header, name }: TableColumn<Row>, t: Translate): string =>
  capitalise(name ?? t(header));
