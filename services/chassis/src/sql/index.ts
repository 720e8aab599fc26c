export { type Columns, toColumns, toProperties } from './columns.ts';
export { createDatabase, dropDatabase } from './create-database.ts';
export { type Database, openDatabase } from './database.ts';
export { selectBoundedPage } from './select-bounded-page.ts';
export { selectPage } from './select-page.ts';
export { deferToCommit, inTransaction, type Tx } from './transaction.ts';
