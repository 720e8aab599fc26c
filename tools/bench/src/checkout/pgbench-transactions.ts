import pg from 'pg';

const createTablesSql = (scale: number): string => `
  drop table if exists pgbench_accounts, pgbench_branches, pgbench_tellers, pgbench_history;
  create table pgbench_branches (bid integer primary key, bbalance integer) with (fillfactor = 100);
  create table pgbench_tellers (tid integer primary key, bid integer, tbalance integer) with (fillfactor = 100);
  create table pgbench_accounts (aid integer primary key, bid integer, abalance integer, filler char(84));
  create table pgbench_history (tid integer, bid integer, aid integer, delta integer, mtime timestamp, filler char(22));
  insert into pgbench_branches select n, 0 from generate_series(1, ${scale}) n;
  insert into pgbench_tellers select n, (n - 1) / 10 + 1, 0 from generate_series(1, ${scale * 10}) n;
  insert into pgbench_accounts select n, (n - 1) / 100000 + 1, 0, '' from generate_series(1, ${scale * 100_000}) n;
  analyze;`;

const randomUpTo = (maximum: number): number => 1 + Math.floor(Math.random() * maximum);

const statements = {
  account: 'update pgbench_accounts set abalance = abalance + $1 where aid = $2',
  balance: 'select abalance from pgbench_accounts where aid = $1',
  teller: 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2',
  branch: 'update pgbench_branches set bbalance = bbalance + $1 where bid = $2',
  history:
    'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)',
} as const;

/** The transaction of pgbench's default script. */
const runTransaction = async (client: pg.Client, scale: number): Promise<void> => {
  const [aid, tid, bid, delta] = [
    randomUpTo(scale * 100_000),
    randomUpTo(scale * 10),
    randomUpTo(scale),
    randomUpTo(10_001) - 5001,
  ];
  const query = (name: keyof typeof statements, values: readonly number[]) =>
    client.query({ name, text: statements[name], values: [...values] });
  await client.query('begin');
  await query('account', [delta, aid]);
  await query('balance', [aid]);
  await query('teller', [delta, tid]);
  await query('branch', [delta, bid]);
  await query('history', [tid, bid, aid, delta]);
  await client.query('commit');
};

/** Replaces a missing pgbench: the same rows and the same transaction, with prepared statements, from this process. */
export const runPgbenchTransactions = async (
  connectionString: string,
  { scale, clients, seconds }: { scale: number; clients: number; seconds: number },
) => {
  const connections = Array.from({ length: clients }, () => new pg.Client({ connectionString }));
  try {
    await Promise.all(connections.map((client) => client.connect()));
    await connections[0]?.query(createTablesSql(scale));
    let done = 0;
    const started = performance.now();
    const runTransactions = async (client: pg.Client): Promise<void> => {
      for (; performance.now() < started + seconds * 1000; done += 1) await runTransaction(client, scale);
    };
    await Promise.all(connections.map(runTransactions));
    const elapsedMs = performance.now() - started;
    return { perSecond: (done * 1000) / elapsedMs, averageMs: (elapsedMs * clients) / done };
  } finally {
    await Promise.all(connections.map((client) => client.end()));
  }
};
