import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import layout from '../../theme/layout.module.css';
import styles from './table.module.css';

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
  /** Rows with a green background and edge. */
  isHighlighted?: (row: Row) => boolean;
  /** The text key of the caption, which is for screen readers. */
  caption: string;
};

const cellClass = <Row,>({ numeric, narrowLayout }: Column<Row>): string | undefined =>
  [numeric && styles.numeric, narrowLayout && styles[narrowLayout]].filter(Boolean).join(' ') || undefined;

/** A scrollable table with a sticky header. */
export const Table = <Row,>({ columns, rows, rowKey, isHighlighted, caption }: Props<Row>) => {
  const t = useTranslate();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable from the keyboard
    <section className={styles.box} aria-label={t(caption)} tabIndex={0}>
      <table className={styles.table}>
        <caption className={layout.visuallyHidden}>{t(caption)}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.header} scope="col" className={column.numeric ? styles.numeric : undefined}>
                {column.hideHeader ? (
                  <span className={layout.visuallyHidden}>{t(column.header)}</span>
                ) : (
                  t(column.header)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={isHighlighted?.(row) ? styles.highlighted : undefined}>
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
