import { EmptyState, ErrorState, Navigate, Text, useErrorText } from '@sargam/kit';
import type { ReactNode } from 'react';
import { ColumnMenu } from './ColumnMenu.tsx';
import { urlOfLastPage } from './last-page.ts';
import { PlainTable } from './PlainTable.tsx';
import { SortSelect } from './SortSelect.tsx';
import { TablePages } from './TablePages.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { TableTools } from './TableTools.tsx';
import styles from './table.module.css';
import type { TableColumn } from './table-column.ts';
import { useHiddenColumns } from './useHiddenColumns.ts';
import type { ListAnswer, ListResult } from './useList.ts';
import type { ListState } from './useListState.ts';

export type DataTableProps<Row, Answer extends ListAnswer<Row>> = {
  /** Identifies the saved choice of columns; also the start of the file name of the CSV. */
  name: string;
  /** The text key of the caption, which is for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  list: ListState;
  result: ListResult<Answer>;
  /** Rows with a green background and edge, for example paid orders. */
  isHighlighted?: (row: Row) => boolean;
  /** The list call also answers `text/csv`. */
  csv?: boolean;
  /** Further buttons beside copy, CSV and print. */
  tools?: ReactNode;
  /** Above the table, from the same answer, for example totals. Not shown for an empty list. */
  summary?: (answer: Answer) => ReactNode;
  /** The text key of an empty list. */
  empty?: string;
  /** The next action of an empty list. */
  emptyAction?: ReactNode;
};

/** The loaded list: summary, tools, rows and pages. */
const LoadedTable = <Row, Answer extends ListAnswer<Row>>(
  props: DataTableProps<Row, Answer> & { answer: Answer },
) => {
  const { name, caption, columns, rowKey, list, result, isHighlighted, csv, tools, summary, answer } = props;
  const [hidden, toggle] = useHiddenColumns(name);
  const shown = columns.filter(({ key, fixed }) => fixed || !hidden.includes(key));
  const sorting = { sort: list.sort, onSort: (sort: string) => list.change({ sort }) };
  const isStale = result.isPlaceholderData;
  return (
    <div className={isStale ? `${styles.list} ${styles.stale}` : styles.list} aria-busy={isStale}>
      {summary?.(answer)}
      <div className={styles.tools}>
        <SortSelect columns={shown} sorting={sorting} />
        <TableTools
          columns={shown}
          rows={answer.data}
          csv={csv ? { url: result.url, name: `sargam-${name}` } : undefined}
        >
          {tools}
        </TableTools>
        <ColumnMenu columns={columns} hidden={hidden} onToggle={toggle} />
      </div>
      <PlainTable
        caption={caption}
        columns={shown}
        rows={answer.data}
        rowKey={rowKey}
        isHighlighted={isHighlighted}
        sorting={sorting}
      />
      <TablePages {...list.query} answer={answer} urlWith={list.urlWith} />
    </div>
  );
};

/**
 * A list of the back-office: rows of a list call with pages, order and filters in the URL, or its loading, empty or error
 * state. `README.md` of this remote has an example.
 */
export const DataTable = <Row, Answer extends ListAnswer<Row>>(props: DataTableProps<Row, Answer>) => {
  const { columns, list, result, empty = 'admin.list.no_data', emptyAction } = props;
  const errorText = useErrorText();
  const { data, error } = result;
  if (!data) {
    return error ? (
      <ErrorState retry={() => void result.refetch()} text={errorText(error)} />
    ) : (
      <TableSkeleton columns={columns} rows={list.query.limit} />
    );
  }
  if (data.total === 0) return <EmptyState as="h2" title={<Text id={empty} />} action={emptyAction} />;
  const lastPage = urlOfLastPage(list, result);
  if (lastPage) return <Navigate to={lastPage} replace />;
  return <LoadedTable {...props} answer={data} />;
};
