export { CsvButton } from './CsvButton.tsx';
export {
  DateCell,
  DateTimeCell,
  EmailCell,
  EmptyCell,
  IdCell,
  MoneyCell,
  PersonCell,
} from './cell-parts.tsx';
export {
  countColumn,
  courseColumn,
  dateColumn,
  dateTimeColumn,
  idColumn,
  latinColumn,
  linkColumn,
  moneyColumn,
  personColumn,
  studentColumn,
} from './columns.tsx';
export { DataTable } from './DataTable.tsx';
export { FilterBar } from './FilterBar.tsx';
export { ListPage } from './ListPage.tsx';
export { PlainTable } from './PlainTable.tsx';
export { paymentMethodColumn } from './payment-method-column.tsx';
export { RangeFilter } from './RangeFilter.tsx';
export { reversedColumn } from './reversed-column.tsx';
export { SearchField } from './SearchField.tsx';
export { SelectFilter } from './SelectFilter.tsx';
export { TextFilter } from './TextFilter.tsx';
export type { TableColumn } from './table-column.ts';
export { useList } from './useList.ts';
export { type ListState, type UrlChange, useListState } from './useListState.ts';
