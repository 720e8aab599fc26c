import type { AriaAttributes, ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import layout from '../../theme/layout.module.css';
import styles from './table.module.css';

export type Column<Row> = {
  /** Identifies the column; by default the header. */
  key?: string;
  /** The text key of the header, different in each column without a key. */
  header: string;
  /** A header that is already translated, instead of the text of `header`. */
  name?: string;
  /** The header is only for screen readers. */
  hideHeader?: boolean;
  /** A button that sorts, instead of the header. */
  sortButton?: ReactNode;
  sort?: AriaAttributes['aria-sort'];
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
  /** Below 768 px, where headers are not visible, each cell has a label. Screen readers read the header instead. */
  labelled?: boolean;
};

const cellClass = <Row,>({ numeric, narrowLayout }: Column<Row>): string | undefined =>
  [numeric && styles.numeric, narrowLayout && styles[narrowLayout]].filter(Boolean).join(' ') || undefined;

const Header = <Row,>({ column }: { column: Column<Row> }) => {
  const t = useTranslate();
  const name = column.name ?? t(column.header);
  if (column.hideHeader) return <span className={layout.visuallyHidden}>{name}</span>;
  return column.sortButton ?? name;
};

/** A scrollable table with a sticky header. */
export const Table = <Row,>({ columns, rows, rowKey, isHighlighted, caption, labelled }: Props<Row>) => {
  const t = useTranslate();
  const className = `${styles.box} ${labelled ? styles.labelled : styles.compact}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable from the keyboard
    <section className={className} aria-label={t(caption)} tabIndex={0}>
      <table>
        <caption className={layout.visuallyHidden}>{t(caption)}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key ?? column.header}
                scope="col"
                className={column.numeric ? styles.numeric : undefined}
                aria-sort={column.sort}
              >
                <Header column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={isHighlighted?.(row) ? styles.highlighted : undefined}>
              {columns.map((column) => (
                <td key={column.key ?? column.header} className={cellClass(column)}>
                  {labelled && !column.hideHeader && (
                    <span className={styles.narrowLabel} aria-hidden="true">
                      {column.name ?? t(column.header)}
                    </span>
                  )}
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
