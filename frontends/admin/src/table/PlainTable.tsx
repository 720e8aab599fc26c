import { layout, useTranslate } from '@sargam/kit';
import { SortableHeader, type SortControl, sortDirection } from './SortableHeader.tsx';
import styles from './table.module.css';
import { columnName, type TableColumn } from './table-column.ts';

type Props<Row> = {
  /** The text key of the caption, which is for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows with a green background and edge. */
  isHighlighted?: (row: Row) => boolean;
  sorting?: SortControl;
};

const Header = <Row,>({ column, sorting }: { column: TableColumn<Row>; sorting?: SortControl }) => {
  const name = columnName(column, useTranslate());
  if (column.hideHeader) return <span className={layout.visuallyHidden}>{name}</span>;
  if (!column.sort || !sorting) return name;
  return <SortableHeader name={name} sortKey={column.sort} sorting={sorting} />;
};

const cellClass = <Row,>({ numeric, narrow }: TableColumn<Row>): string | undefined =>
  [numeric && styles.numeric, narrow && styles[narrow]].filter(Boolean).join(' ') || undefined;

/** The label of a cell below 768 px, where the headers are not visible. Screen readers read the header instead. */
const NarrowLabel = ({ text }: { text: string }) => (
  <span className={styles.narrowLabel} aria-hidden="true">
    {text}
  </span>
);

/** A scrollable table. Below 768 px each row is a block of two columns. For a short list; lists with pages use `DataTable`. */
export const PlainTable = <Row,>({ caption, columns, rows, rowKey, isHighlighted, sorting }: Props<Row>) => {
  const t = useTranslate();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable from the keyboard
    <section className={styles.box} aria-label={t(caption)} tabIndex={0}>
      <table>
        <caption className={layout.visuallyHidden}>{t(caption)}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={column.numeric ? styles.numeric : undefined}
                aria-sort={sorting && column.sort ? sortDirection(sorting.sort, column.sort) : undefined}
              >
                <Header column={column} sorting={sorting} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={isHighlighted?.(row) ? styles.highlighted : undefined}>
              {columns.map((column) => (
                <td key={column.key} className={cellClass(column)}>
                  {!column.hideHeader && <NarrowLabel text={columnName(column, t)} />}
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
