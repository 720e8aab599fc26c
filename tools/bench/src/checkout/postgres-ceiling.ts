import { runProgram } from '@sargam/local/base/run-program';
import type { World } from '../world/in-world.ts';
import { likePgbench } from './like-pgbench.ts';

export interface Ceiling {
  /** pgbench, or the same transaction from here. */
  readonly by: string;
  readonly perSecond: number;
  readonly averageMs: number;
}

/** Rows of accounts are 100,000 times that. */
const scale = 10;
export const clients = 8;
const seconds = 10;

const figure = (output: string, pattern: RegExp): number => Number(pattern.exec(output)?.[1] ?? 0);

/** By the environment: arguments can be read by everybody on the machine, the password in them too. */
const pgbench = (databaseUrl: string, ...args: readonly string[]) => {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: pathname.slice(1),
  };
  return runProgram('pgbench', args, { env });
};

/** What PostgreSQL does at most on this machine: its own benchmark, small transactions that write (TPC-B-like). */
export const postgresCeiling = async (world: World, databaseUrl: string): Promise<Ceiling> => {
  const made = await pgbench(databaseUrl, '-i', '-q', '-s', String(scale));
  if (!made.ok) {
    world.say('  pgbench does not run here: its transaction is made from this process, over node-postgres');
    return {
      by: 'pgbench’s transaction over pg',
      ...(await likePgbench(databaseUrl, { scale, clients, seconds })),
    };
  }
  const told = ['-n', '-c', String(clients), '-j', '1', '-T', String(seconds), '-M', 'prepared'];
  const { ok, output } = await pgbench(databaseUrl, ...told);
  if (!ok) throw new Error(`pgbench failed: ${output.slice(-500)}`);
  return {
    by: 'pgbench',
    perSecond: figure(output, /tps = ([\d.]+)/),
    averageMs: figure(output, /latency average = ([\d.]+) ms/),
  };
};
