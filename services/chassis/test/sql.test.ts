import { sql } from 'kysely';
import { useNotes } from './notes/notes.ts';

const notes = useNotes();

const add = (id: string) =>
  notes.database.db
    .updateTable('notes')
    .set((row) => ({ seen: row('seen', '+', 1n) }))
    .where('id', '=', id);

it('two transactions that lock one another out are both kept', async () => {
  const both = ([first, second]: readonly [string, string]) =>
    notes.database.transaction(async (tx) => {
      await tx.executeQuery(add(first).compile());
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.executeQuery(add(second).compile());
    });
  await Promise.all([both(['a', 'b']), both(['b', 'a'])]);
  const { rows } = await sql<{ seen: bigint }>`select seen from notes where id in ('a', 'b')`.execute(
    notes.database.db,
  );
  expect(rows).toEqual([{ seen: 2n }, { seen: 2n }]);
});

it('a failure that is no clash is not tried again', async () => {
  let tries = 0;
  const failing = notes.database.transaction(async () => {
    tries++;
    throw new Error('mine');
  });
  await expect(failing).rejects.toThrow('mine');
  expect(tries).toBe(1);
});

it('whole numbers come as bigint, alone and in arrays, days as text', async () => {
  const { rows } = await sql`
    select 9007199254740993::bigint as n, array[1, 2]::bigint[] as many, date '2026-02-03' as day
  `.execute(notes.database.db);
  expect(rows).toEqual([{ n: 9007199254740993n, many: [1n, 2n], day: '2026-02-03' }]);
});

it('a table that a migration changes under a running service is read on, alone and in transactions', async () => {
  const { db, transaction } = notes.database;
  const all = (on: typeof db) => on.selectFrom('notes').selectAll().where('id', '=', 'a').execute();
  const readAll = () =>
    Promise.all([...Array(12)].map(() => (Math.random() < 0.5 ? all(db) : transaction(all))));
  for (const change of ['add column colour text', 'drop column colour']) {
    for (let time = 0; time < 3; time += 1) await readAll();
    await sql.raw(`alter table notes ${change}`).execute(db);
    for (const [note] of await readAll()) expect(note).toMatchObject({ id: 'a' });
  }
});

it('a statement that a changed table outdates is not run behind the end of its transaction', async () => {
  const { db, transaction } = notes.database;
  const note = (id: string, on: typeof db) =>
    sql`insert into notes (id, words, seen) values (${id}, 'x', 1) returning *`.execute(on);
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  // Each connection has prepared it.
  await Promise.all(
    [...Array(10).keys()].map((place) =>
      transaction(async (tx) => {
        await note(`prepared ${place}`, tx);
        await pause(50);
        throw new Error('changed my mind');
      }).catch(() => undefined),
    ),
  );
  const changing = transaction(async (tx) => {
    await sql.raw('alter table notes add column hue text').execute(tx);
    await pause(300);
  });
  await pause(50);
  const changed = transaction(async (tx) => {
    const waiting = note('outdated', tx);
    waiting.catch(() => undefined);
    await pause(50);
    throw new Error('changed my mind');
  });
  await expect(changed).rejects.toThrow('changed my mind');
  await changing;
  await pause(50);
  const { rows } = await sql`select id from notes where id = ${'outdated'}`.execute(db);
  await sql.raw('alter table notes drop column hue').execute(db);
  expect(rows).toEqual([]);
});

it('a transaction whose first statement fails, or cannot even be sent, keeps nothing and spoils no connection', async () => {
  const { db, transaction } = notes.database;
  const write = (id: string, words: unknown) =>
    transaction(async (tx) => {
      await sql`insert into notes (id, words, seen) values (${id}, ${words}, 1)`.execute(tx);
      await sql`select ${id}::text`.execute(tx);
      if (id === 'undone') throw new Error('changed my mind');
    });
  for (let time = 0; time < 3; time += 1) {
    await expect(write('a', 'there already')).rejects.toThrow('duplicate key');
    await expect(write('unsent', { number: 1n })).rejects.toThrow('BigInt');
    await expect(write('undone', 'x')).rejects.toThrow('changed my mind');
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

it('a connection that the server closes within a transaction fails that transaction and nothing else', async () => {
  const cut = notes.database.transaction(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(notes.database.db);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await sql`select 1`.execute(tx);
  });
  await expect(cut).rejects.toThrow();
  await expect(sql`select 1`.execute(notes.database.db)).resolves.toBeDefined();
});

it('a statement by itself fails where the server can keep it no more once it has answered', async () => {
  const { db } = notes.database;
  await sql
    .raw('alter table notes add constraint said_once unique (words) deferrable initially deferred')
    .execute(db);
  const add = (id: string, words: string) =>
    sql`insert into notes (id, words, seen) values (${id}, ${words}, 1)`.execute(db);
  try {
    await add('said', 'once');
    for (let time = 0; time < 2; time += 1)
      await expect(add('said again', 'once')).rejects.toThrow('said_once');
  } finally {
    await sql.raw('alter table notes drop constraint said_once').execute(db);
  }
});

it('a transaction that is over takes no statement', async () => {
  const late = await notes.database.transaction(async (tx) => ({ ask: () => sql`select 1`.execute(tx) }));
  await expect(late.ask()).rejects.toThrow('the transaction or connection is closed');
});
