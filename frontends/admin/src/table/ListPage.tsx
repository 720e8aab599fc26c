import type { ReactNode } from 'react';
import { ScreenPage, type ScreenPageProps } from '../page/ScreenPage.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { ListAnswer } from './useList.ts';

type Row = { _id: string };
type Props<R extends Row, A extends ListAnswer<R>> = Omit<ScreenPageProps, 'children'> &
  Omit<DataTableProps<R, A>, 'caption' | 'rowKey' | 'csv'> & {
    filters?: ReactNode;
    /** Dialogs of the list. */
    children?: ReactNode;
  };

/** A screen that is a list, which the server also answers as CSV. */
export const ListPage = <R extends Row, A extends ListAnswer<R>>({
  title,
  actions,
  filters,
  children,
  ...table
}: Props<R, A>) => (
  <ScreenPage title={title} actions={actions}>
    {filters && <FilterBar>{filters}</FilterBar>}
    <DataTable {...table} caption={title} rowKey={({ _id }) => _id} csv />
    {children}
  </ScreenPage>
);
