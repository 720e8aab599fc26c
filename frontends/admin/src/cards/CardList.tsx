import { EmptyState, ErrorState, LoadingState, Navigate, Skeleton, Text, useErrorText } from '@sargam/kit';
import { Fragment, type ReactNode } from 'react';
import { urlOfLastPage } from '../table/last-page.ts';
import { TablePages } from '../table/TablePages.tsx';
import type { ListAnswer, ListResult } from '../table/useList.ts';
import type { ListState } from '../table/useListState.ts';
import styles from './cards.module.css';

type Props<Row> = {
  list: ListState;
  result: ListResult<ListAnswer<Row>>;
  rowKey: (row: Row) => string;
  card: (row: Row) => ReactNode;
  /** The text key of an empty list. */
  empty?: string;
  /** The next action of an empty list. */
  emptyAction?: ReactNode;
};

const CardSkeletons = ({ count }: { count: number }) => (
  <LoadingState>
    <div className={styles.grid}>
      <Skeleton className={styles.loading} count={count} />
    </div>
  </LoadingState>
);

/** A list of the back-office as cards, with its pages in the URL, or its loading, empty or error state. */
export const CardList = <Row,>(props: Props<Row>) => {
  const { list, result, rowKey, card, empty = 'admin.list.no_data', emptyAction } = props;
  const errorText = useErrorText();
  const { data, error, isPlaceholderData } = result;
  if (!data) {
    if (error) return <ErrorState retry={() => void result.refetch()} text={errorText(error)} />;
    return <CardSkeletons count={Math.min(list.query.limit, 6)} />;
  }
  if (data.total === 0) return <EmptyState as="h2" title={<Text id={empty} />} action={emptyAction} />;
  const lastPage = urlOfLastPage(list, result);
  if (lastPage) return <Navigate to={lastPage} replace />;
  return (
    <div aria-busy={isPlaceholderData}>
      <div className={styles.grid}>
        {data.data.map((row) => (
          <Fragment key={rowKey(row)}>{card(row)}</Fragment>
        ))}
      </div>
      <TablePages {...list.query} answer={data} urlWith={list.urlWith} />
    </div>
  );
};
