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
  /** One transaction, run again on a clash with another: see `inTransaction`. */
  transaction<R>(work: (tx: Tx<Tables>) => Promise<R>): Promise<R>;
  /** One round trip for the statements that are asked for at once: see `onOneConnection`. */
  pipelined<R>(work: (db: Kysely<Tables>) => Promise<R>): Promise<R>;
}

const MAX_CONNECTIONS = 10;

/**
 * Opens the database of DATABASE_URL. It connects when first used, so a database that is away makes the service not
 * ready rather than dead. No statement runs longer than 15 s, and no transaction idles longer than 60 s.
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
  // Without listeners a connection that the server closes ends the process: the pool's own is for idle connections
  // only, and one that is taken but between two statements has none.
  const lost = (error: Error): void => service.log.warn({ err: error }, 'a database connection was lost');
  pool.on('error', lost);
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
