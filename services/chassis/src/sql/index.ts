export { type Columns, toColumns, toProperties } from './columns.ts';
export { createDatabase, dropDatabase } from './create-database.ts';
export { type Database, openDatabase } from './database.ts';
export { type ColumnTypes, insertRows, rowsOf, setExcluded } from './insert-rows.ts';
export { selectBoundedPage } from './select-bounded-page.ts';
export { selectPage } from './select-page.ts';
export { deferToCommit, inTransaction, type Tx } from './transaction.ts';
