import { createDatabase } from '@sargam/chassis/sql';
import { findErrorLine, runProgram } from '@sargam/local/base/run-program';
import { UserFacingError } from '@sargam/local/base/user-facing-error';
import pg from 'pg';
import { notEmpty } from './not-empty.ts';

/** Folder of pg_dump and pg_restore; empty: they are on the PATH. */
export type PostgresPrograms = string;

/** The password is passed in the environment, because every user of the machine can read arguments. */
const connectionOf = (address: string) => {
  const url = new URL(address);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const authority = process.env.NODE_EXTRA_CA_CERTS;
  return {
    url: url.href,
    env: {
      ...process.env,
      PGPASSWORD: password,
      ...(authority && { PGSSLROOTCERT: authority }),
    },
  };
};

const run = async (programs: PostgresPrograms, program: string, args: string[], env: NodeJS.ProcessEnv) => {
  const { ok, output } = await runProgram(programs ? `${programs}/${program}` : program, args, { env });
  if (!ok) throw new UserFacingError(`${program} failed: ${findErrorLine(output)}`);
};

/** Dumps a database in the custom format of pg_dump, in one snapshot and without owners and rights. */
export const dumpDatabase = async (
  address: string,
  file: string,
  programs: PostgresPrograms,
): Promise<void> => {
  const { url, env } = connectionOf(address);
  const flags = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
  await run(programs, 'pg_dump', [...flags, `--dbname=${url}`], env);
};

export const withDatabase = async <T>(
  address: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const countTables = `select count(*)::int as count from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;

/** SQLSTATE of a connection to a database that does not exist. */
const MISSING_DATABASE = '3D000';

/** @throws UserFacingError for a database with tables. A missing database is empty. */
export const requireNoTables = async (address: string): Promise<void> => {
  const count = await withDatabase(address, async (client) => {
    const { rows } = await client.query<{ count: number }>(countTables);
    return rows[0]?.count ?? 0;
  }).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.code === MISSING_DATABASE) return 0;
    throw error;
  });
  if (count > 0) throw notEmpty(`The database ${new URL(address).pathname.slice(1)} has ${count} tables`);
};

/** Restores a dump; creates the database if it is missing. */
export const restoreDatabase = async (
  address: string,
  file: string,
  programs: PostgresPrograms,
): Promise<void> => {
  await createDatabase(address);
  const { url, env } = connectionOf(address);
  const flags = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  await run(programs, 'pg_restore', [...flags, `--dbname=${url}`, file], env);
};
