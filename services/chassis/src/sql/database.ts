import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { PostgresValues, ProcessValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import { withPreparedStatements } from './prepared-statements.ts';
import { findExcessiveRight } from './running-role.ts';
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

type DatabaseService = Service<PostgresValues & Pick<ProcessValues, 'sargamEnv'>>;

/** In production also checks the rights of the role, because an owner could change and delete entries of the audit log. */
const checkDatabase = async ({ settings, log }: DatabaseService, pool: pg.Pool): Promise<void> => {
  if (settings.sargamEnv !== 'production') return void (await pool.query('select 1'));
  const table = await findExcessiveRight(pool);
  if (table === undefined) return;
  const problem = `the role of DATABASE_URL owns or may change the table ${table}; migrate with DATABASE_OWNER_URL and run with another role`;
  log.error({ table }, problem);
  throw new Error(problem);
};

/**
 * Opens the database of DATABASE_URL. It connects at the first query, so an unavailable database makes the service
 * unready but does not stop it. In production a role that owns tables makes the service unready too. Statement timeout:
 * 15 s; idle transaction timeout: 60 s.
 */
export const openDatabase = async <Tables>(service: DatabaseService): Promise<Database<Tables>> => {
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
  service.addReadinessCheck('postgres', () => checkDatabase(service, pool));
  service.onStop('postgres', () => db.destroy());
  return {
    db,
    transaction: (work) => inTransaction(db, work),
    pipelined: (work) => runOnOneConnection(db, work),
  };
};
