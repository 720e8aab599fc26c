import pg from 'pg';

interface Shape {
  readonly scale: number;
  readonly clients: number;
  readonly seconds: number;
}

const makeTables = (scale: number): string => `
  drop table if exists pgbench_accounts, pgbench_branches, pgbench_tellers, pgbench_history;
  create table pgbench_branches (bid integer primary key, bbalance integer) with (fillfactor = 100);
  create table pgbench_tellers (tid integer primary key, bid integer, tbalance integer) with (fillfactor = 100);
  create table pgbench_accounts (aid integer primary key, bid integer, abalance integer, filler char(84));
  create table pgbench_history (tid integer, bid integer, aid integer, delta integer, mtime timestamp, filler char(22));
  insert into pgbench_branches select n, 0 from generate_series(1, ${scale}) n;
  insert into pgbench_tellers select n, (n - 1) / 10 + 1, 0 from generate_series(1, ${scale * 10}) n;
  insert into pgbench_accounts select n, (n - 1) / 100000 + 1, 0, '' from generate_series(1, ${scale * 100_000}) n;
  analyze;`;

const upTo = (most: number): number => 1 + Math.floor(Math.random() * most);

const statements = {
  account: 'update pgbench_accounts set abalance = abalance + $1 where aid = $2',
  balance: 'select abalance from pgbench_accounts where aid = $1',
  teller: 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2',
  branch: 'update pgbench_branches set bbalance = bbalance + $1 where bid = $2',
  history:
    'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)',
} as const;

/** The transaction of pgbench's own script. */
const transact = async (client: pg.Client, scale: number): Promise<void> => {
  const [aid, tid, bid, delta] = [upTo(scale * 100_000), upTo(scale * 10), upTo(scale), upTo(10_001) - 5001];
  const ask = (name: keyof typeof statements, values: readonly number[]) =>
    client.query({ name, text: statements[name], values: [...values] });
  await client.query('begin');
  await ask('account', [delta, aid]);
  await ask('balance', [aid]);
  await ask('teller', [delta, tid]);
  await ask('branch', [delta, bid]);
  await ask('history', [tid, bid, aid, delta]);
  await client.query('commit');
};

/** Where there is no pgbench: the same rows and the same transaction, with prepared statements, from this process. */
export const likePgbench = async (
  connectionString: string,
  { scale, clients, seconds }: Shape,
): Promise<{ readonly perSecond: number; readonly averageMs: number }> => {
  const all = Array.from({ length: clients }, () => new pg.Client({ connectionString }));
  try {
    await Promise.all(all.map((client) => client.connect()));
    await all[0]?.query(makeTables(scale));
    let done = 0;
    const started = performance.now();
    const keepOn = async (client: pg.Client): Promise<void> => {
      for (; performance.now() < started + seconds * 1000; done += 1) await transact(client, scale);
    };
    await Promise.all(all.map(keepOn));
    const took = performance.now() - started;
    return { perSecond: (done * 1000) / took, averageMs: (took * clients) / done };
  } finally {
    await Promise.all(all.map((client) => client.end()));
  }
};
