import { sql } from 'kysely';
import { eventually } from '../src/testing/index.ts';
import { useNotes } from './notes/notes.ts';

const notes = useNotes();

const incrementSeen = (id: string) =>
  notes.database.db
    .updateTable('notes')
    .set((row) => ({ seen: row('seen', '+', 1n) }))
    .where('id', '=', id);

it('two deadlocking transactions both commit', async () => {
  const incrementBoth = ([first, second]: readonly [string, string]) =>
    notes.database.transaction(async (tx) => {
      await tx.executeQuery(incrementSeen(first).compile());
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.executeQuery(incrementSeen(second).compile());
    });
  await Promise.all([incrementBoth(['a', 'b']), incrementBoth(['b', 'a'])]);
  const { rows } = await sql<{ seen: bigint }>`select seen from notes where id in ('a', 'b')`.execute(
    notes.database.db,
  );
  expect(rows).toEqual([{ seen: 2n }, { seen: 2n }]);
});

it('an error that is not a serialization conflict or deadlock is not retried', async () => {
  let attempts = 0;
  const failing = notes.database.transaction(async () => {
    attempts++;
    throw new Error('mine');
  });
  await expect(failing).rejects.toThrow('mine');
  expect(attempts).toBe(1);
});

it('integers are read as bigint, also in arrays, and dates as text', async () => {
  const { rows } = await sql`
    select 9007199254740993::bigint as n, array[1, 2]::bigint[] as many, date '2026-02-03' as day
  `.execute(notes.database.db);
  expect(rows).toEqual([{ n: 9007199254740993n, many: [1n, 2n], day: '2026-02-03' }]);
});

it('a table changed by a migration stays readable for a running service, with and without transactions', async () => {
  const { db, transaction } = notes.database;
  const all = (on: typeof db) => on.selectFrom('notes').selectAll().where('id', '=', 'a').execute();
  const readAll = () =>
    Promise.all([...Array(12)].map(() => (Math.random() < 0.5 ? all(db) : transaction(all))));
  for (const change of ['add column colour text', 'drop column colour']) {
    for (let time = 0; time < 3; time += 1) await readAll();
    await notes.migrate(`alter table notes ${change}`);
    for (const [note] of await readAll()) expect(note).toMatchObject({ id: 'a' });
  }
});

it('a prepared statement outdated by a migration does not run after the end of its transaction', async () => {
  const { db, transaction } = notes.database;
  const note = (id: string, on: typeof db) =>
    sql`insert into notes (id, words, seen) values (${id}, 'x', 1) returning *`.execute(on);
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  // Every connection prepares the statement.
  await Promise.all(
    [...Array(10).keys()].map((place) =>
      transaction(async (tx) => {
        await note(`prepared ${place}`, tx);
        await pause(50);
        throw new Error('rolled back');
      }).catch(() => undefined),
    ),
  );
  const migration = notes.migrate('alter table notes add column hue text; select pg_sleep(0.3)');
  await eventually(async () => {
    const { rows } = await sql`select from pg_locks where relation = 'notes'::regclass
      and mode = 'AccessExclusiveLock' and granted`.execute(db);
    expect(rows).toHaveLength(1);
  });
  const rolledBack = transaction(async (tx) => {
    const waiting = note('outdated', tx);
    waiting.catch(() => undefined);
    await pause(50);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await migration;
  await pause(50);
  const { rows } = await sql`select id from notes where id = ${'outdated'}`.execute(db);
  await notes.migrate('alter table notes drop column hue');
  expect(rows).toEqual([]);
});

it('a transaction whose first statement fails or cannot be sent is rolled back and leaves the connection usable', async () => {
  const { db, transaction } = notes.database;
  const write = (id: string, words: unknown) =>
    transaction(async (tx) => {
      await sql`insert into notes (id, words, seen) values (${id}, ${words}, 1)`.execute(tx);
      await sql`select ${id}::text`.execute(tx);
      if (id === 'undone') throw new Error('rolled back');
    });
  for (let time = 0; time < 3; time += 1) {
    await expect(write('a', 'duplicate')).rejects.toThrow('duplicate key');
    await expect(write('unsent', { number: 1n })).rejects.toThrow('BigInt');
    await expect(write('undone', 'x')).rejects.toThrow('rolled back');
    await transaction(async () => undefined);
  }
  await write('kept', 'x');
  const rows = await db
    .selectFrom('notes')
    .select('id')
    .where('id', 'in', ['unsent', 'undone', 'kept'])
    .execute();
  expect(rows).toEqual([{ id: 'kept' }]);
});

it('a connection closed by the server fails its transaction only', async () => {
  const closed = notes.database.transaction(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(notes.database.db);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await sql`select 1`.execute(tx);
  });
  await expect(closed).rejects.toThrow();
  await expect(sql`select 1`.execute(notes.database.db)).resolves.toBeDefined();
});

it('a single statement fails when the server rejects it at commit', async () => {
  const { db } = notes.database;
  await notes.migrate(
    'alter table notes add constraint words_once unique (words) deferrable initially deferred',
  );
  const insert = (id: string, words: string) =>
    sql`insert into notes (id, words, seen) values (${id}, ${words}, 1)`.execute(db);
  try {
    await insert('first', 'once');
    for (let time = 0; time < 2; time += 1)
      await expect(insert('second', 'once')).rejects.toThrow('words_once');
  } finally {
    await notes.migrate('alter table notes drop constraint words_once');
  }
});

it('a finished transaction rejects statements', async () => {
  const finished = await notes.database.transaction(async (tx) => ({
    query: () => sql`select 1`.execute(tx),
  }));
  await expect(finished.query()).rejects.toThrow('the transaction or connection is closed');
});
