import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { PostgresValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import { withPreparedStatements } from './prepared-statements.ts';
import { inTransaction, runOnOneConnection, type Tx } from './transaction.ts';
import { typeParsers } from './type-parsers.ts';

/** A service's own database. */
export interface Database<Tables> {
  readonly db: Kysely<Tables>;
  /** Runs one transaction, with retries after a conflict: see `inTransaction`. */
  transaction<R>(work: (tx: Tx<Tables>) => Promise<R>): Promise<R>;
  /** Runs statements issued together in one round trip, without a transaction: see `runOnOneConnection`. */
  pipelined<R>(work: (db: Kysely<Tables>) => Promise<R>): Promise<R>;
}

const MAX_CONNECTIONS = 10;

/**
 * Opens the database of DATABASE_URL. It connects at the first query, so an unavailable database makes the service
 * unready but does not stop it. Statement timeout: 15 s; idle transaction timeout: 60 s.
 */
export const openDatabase = async <Tables>(service: Service<PostgresValues>): Promise<Database<Tables>> => {
  const pool = new pg.Pool({
    connectionString: service.settings.databaseUrl,
    application_name: service.name,
    max: MAX_CONNECTIONS,
    types: typeParsers,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  });
  // An error event without a listener ends the process. The pool listens on idle connections only, so each connection
  // gets a listener for the time between two statements.
  const onConnectionLost = (error: Error): void =>
    service.log.warn({ err: error }, 'database connection lost');
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }) });
  service.addReadinessCheck('postgres', async () => {
    await pool.query('select 1');
  });
  service.onStop('postgres', () => db.destroy());
  return {
    db,
    transaction: (work) => inTransaction(db, work),
    pipelined: (work) => runOnOneConnection(db, work),
  };
};
