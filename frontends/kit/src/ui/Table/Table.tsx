import './table.css';
import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';

export type Column<Row> = {
  /** The text key of the header, different in each column. */
  header: string;
  /** The header is only for screen readers. */
  hideHeader?: boolean;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, with tabular digits. */
  numeric?: boolean;
  /** Below 768 px a row becomes a block of two columns: `full` spans both, `hide` hides the cell. */
  narrowLayout?: 'full' | 'hide';
};

type Props<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The class `paid` gives a green background and edge. */
  rowClass?: (row: Row) => string | undefined;
  /** The text key of the caption, which is for screen readers. */
  caption: string;
};

const cellClass = <Row,>({ numeric, narrowLayout }: Column<Row>): string | undefined =>
  [numeric && 'n', narrowLayout].filter(Boolean).join(' ') || undefined;

/** A scrollable table with a sticky header. */
export const Table = <Row,>({ columns, rows, rowKey, rowClass, caption }: Props<Row>) => {
  const t = useTranslate();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable from the keyboard
    <section className="tablebox" aria-label={t(caption)} tabIndex={0}>
      <table className="stack">
        <caption className="vh">{t(caption)}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.header} scope="col" className={column.numeric ? 'n' : undefined}>
                {column.hideHeader ? <span className="vh">{t(column.header)}</span> : t(column.header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={rowClass?.(row)}>
              {columns.map((column) => (
                <td key={column.header} className={cellClass(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
