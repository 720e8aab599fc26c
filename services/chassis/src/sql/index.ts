export { createDatabase, dropDatabase } from './create-database.ts';
export { type Database, openDatabase } from './database.ts';
export { inTransaction, type Tx, withCommit } from './transaction.ts';
