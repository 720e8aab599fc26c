import { sql } from 'kysely';
import { deferToCommit } from '../src/sql/index.ts';
import { useNotes } from './notes/notes.ts';

const notes = useNotes();

describe('statements of a transaction that are sent together', () => {
  const seenOf = async (...ids: string[]) =>
    notes.database.db
      .selectFrom('notes')
      .select(['id', 'seen'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
  const insert = (id: string, seen: bigint) =>
    sql`insert into notes (id, words, seen) values (${id}, ${id}, ${seen})`;

  it('run in order, each with its own result, the first time and later', async () => {
    for (const id of ['once', 'again']) {
      const results = await notes.database.transaction(async (tx) => {
        const [, one, , two] = await Promise.all([
          insert(id, 1n).execute(tx),
          sql<{ seen: bigint }>`select seen from notes where id = ${id}`.execute(tx),
          sql`update notes set seen = seen + 1 where id = ${id}`.execute(tx),
          sql<{ seen: bigint; id: string }>`select seen, id from notes where id = ${id}`.execute(tx),
        ]);
        return [one.rows, two.rows];
      });
      expect(results).toEqual([[{ seen: 1n }], [{ seen: 2n, id }]]);
    }
  });

  it('fail from the first failing statement on, and the transaction is rolled back', async () => {
    const failing = notes.database.transaction((tx) =>
      Promise.allSettled([
        insert('before', 1n).execute(tx),
        insert('a', 1n).execute(tx),
        insert('after', 1n).execute(tx),
      ]),
    );
    await expect(failing).rejects.toThrow('the transaction failed before its end');
    expect(await seenOf('before', 'after')).toEqual([]);
  });

  it('do not run after a statement that cannot be sent', async () => {
    const failing = notes.database.transaction((tx) =>
      Promise.all([
        sql`insert into notes (id, words, seen) values ('unsendable', ${{ number: 1n }}, 1)`.execute(tx),
        insert('after', 1n).execute(tx),
      ]),
    );
    await expect(failing).rejects.toThrow('BigInt');
    expect(await seenOf('unsendable', 'after')).toEqual([]);
  });
});

describe('statements that are sent together without a transaction', () => {
  const wordsOf = (on: typeof notes.database.db, id: string) =>
    sql<{ words: string }>`select words from notes where id = ${id}`.execute(on);
  const insert = (on: typeof notes.database.db, id: string) =>
    sql`insert into notes (id, words, seen) values (${id}, ${id}, 0)`.execute(on);

  it('run in order and are committed', async () => {
    const { db, pipelined } = notes.database;
    const [, { rows }] = await pipelined((one) => Promise.all([insert(one, 'side'), wordsOf(one, 'side')]));
    expect(rows).toEqual([{ words: 'side' }]);
    expect((await wordsOf(db, 'side')).rows).toHaveLength(1);
  });

  it('release the connection only after all of them have a result', async () => {
    const { db, pipelined } = notes.database;
    let finished = false;
    const failing = pipelined((one) => {
      const slow = sql`select pg_sleep(${0.2})`.execute(one).then(() => {
        finished = true;
      });
      return Promise.all([slow, Promise.reject(new Error('mine'))]);
    });
    await expect(failing).rejects.toThrow('mine');
    expect(finished).toBe(true);
    expect((await wordsOf(db, 'side')).rows).toHaveLength(1);
  });
});

describe('a statement that is deferred to the commit', () => {
  const note = (id: unknown) => sql`insert into notes (id, words, seen) values (${id}, 'x', 1)`;
  const isStored = async (id: string) =>
    (await notes.database.db.selectFrom('notes').select('id').where('id', '=', id).execute()).length > 0;
  const write = (id: string, last: unknown) =>
    notes.database.transaction(async (tx) => {
      await note(id).execute(tx);
      await deferToCommit(tx, note(last).compile(tx));
    });

  it('is committed with the rest', async () => {
    await write('first', 'last');
    expect([await isStored('first'), await isStored('last')]).toEqual([true, true]);
  });

  it.each([
    ['fails', 'a', 'duplicate key'],
    ['cannot be sent', { number: 1n }, 'BigInt'],
  ])('rolls the transaction back when it %s', async (_, last, message) => {
    for (let time = 0; time < 3; time += 1) {
      await expect(write('not-stored', last)).rejects.toThrow(message);
      expect(await isStored('not-stored')).toBe(false);
    }
  });

  it('does not run when the transaction is rolled back', async () => {
    const rolledBack = notes.database.transaction(async (tx) => {
      await deferToCommit(tx, note('deferred').compile(tx));
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await isStored('deferred')).toBe(false);
  });
});
