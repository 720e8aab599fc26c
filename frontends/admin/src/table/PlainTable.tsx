import { type Column, Table, type Translate, useTranslate } from '@sargam/kit';
import { SortableHeader, type SortControl, sortDirection } from './SortableHeader.tsx';
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

const toColumn = <Row,>(
  column: TableColumn<Row>,
  sorting: SortControl | undefined,
  t: Translate,
): Column<Row> => {
  const { key, header, hideHeader, cell, numeric, narrow: narrowLayout, sort } = column;
  const name = columnName(column, t);
  return {
    ...{ key, header, name, hideHeader, cell, numeric, narrowLayout },
    ...(sorting &&
      sort && {
        sort: sortDirection(sorting.sort, sort),
        sortButton: <SortableHeader name={name} sortKey={sort} sorting={sorting} />,
      }),
  };
};

/** A scrollable table. Below 768 px each row is a block of two columns. For a short list; lists with pages use `DataTable`. */
export const PlainTable = <Row,>({ columns, sorting, ...table }: Props<Row>) => {
  const t = useTranslate();
  return <Table {...table} labelled columns={columns.map((column) => toColumn(column, sorting, t))} />;
};
