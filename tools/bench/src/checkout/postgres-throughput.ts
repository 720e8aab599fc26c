import { runProgram } from '@sargam/local/base/run-program';
import type { BenchEnvironment } from '../environment/run-benchmark.ts';
import { runPgbenchTransactions } from './pgbench-transactions.ts';

/** One unit is 100,000 account rows. */
const scale = 10;
export const clients = 8;
const seconds = 10;

const parseFigure = (output: string, pattern: RegExp): number => Number(pattern.exec(output)?.[1] ?? 0);

/** Passes the password in the environment, because every user of the machine can read arguments. */
const runPgbench = (databaseUrl: string, ...args: readonly string[]) => {
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

/** Measures the maximum transaction rate of PostgreSQL on this machine with its own benchmark (TPC-B-like). */
export const measurePostgres = async (environment: BenchEnvironment, databaseUrl: string) => {
  const initialized = await runPgbench(databaseUrl, '-i', '-q', '-s', String(scale));
  if (!initialized.ok) {
    environment.print(
      '  pgbench is not available: this process runs the same transaction with node-postgres',
    );
    return {
      method: 'the transaction of pgbench, run with node-postgres',
      ...(await runPgbenchTransactions(databaseUrl, { scale, clients, seconds })),
    };
  }
  const options = ['-n', '-c', String(clients), '-j', '1', '-T', String(seconds), '-M', 'prepared'];
  const { ok, output } = await runPgbench(databaseUrl, ...options);
  if (!ok) throw new Error(`pgbench failed: ${output.slice(-500)}`);
  return {
    method: 'pgbench',
    perSecond: parseFigure(output, /tps = ([\d.]+)/),
    averageMs: parseFigure(output, /latency average = ([\d.]+) ms/),
  };
};

export type PostgresThroughput = Awaited<ReturnType<typeof measurePostgres>>;
