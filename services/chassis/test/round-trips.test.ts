import { sql } from 'kysely';
import { deferToCommit } from '../src/sql/index.ts';
import { useNotes } from './notes/notes.ts';

const notes = useNotes();

describe('statements of a transaction that are asked for at once', () => {
  const seenOf = async (...ids: string[]) =>
    notes.database.db
      .selectFrom('notes')
      .select(['id', 'seen'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
  const insert = (id: string, seen: bigint) =>
    sql`insert into notes (id, words, seen) values (${id}, ${id}, ${seen})`;

  it('run in their order, each with its own answer, the first time and later', async () => {
    for (const id of ['once', 'again']) {
      const answers = await notes.database.transaction(async (tx) => {
        const [, one, , two] = await Promise.all([
          insert(id, 1n).execute(tx),
          sql<{ seen: bigint }>`select seen from notes where id = ${id}`.execute(tx),
          sql`update notes set seen = seen + 1 where id = ${id}`.execute(tx),
          sql<{ seen: bigint; id: string }>`select seen, id from notes where id = ${id}`.execute(tx),
        ]);
        return [one.rows, two.rows];
      });
      expect(answers).toEqual([[{ seen: 1n }], [{ seen: 2n, id }]]);
    }
  });

  it('fail from the first that fails on, and nothing is kept', async () => {
    const asked = notes.database.transaction((tx) =>
      Promise.allSettled([
        insert('before', 1n).execute(tx),
        insert('a', 1n).execute(tx),
        insert('behind', 1n).execute(tx),
      ]),
    );
    await expect(asked).rejects.toThrow('the transaction failed before its end');
    expect(await seenOf('before', 'behind')).toEqual([]);
  });

  it('are not run behind one that cannot be sent', async () => {
    const asked = notes.database.transaction((tx) =>
      Promise.all([
        sql`insert into notes (id, words, seen) values ('unsendable', ${{ number: 1n }}, 1)`.execute(tx),
        insert('behind', 1n).execute(tx),
      ]),
    );
    await expect(asked).rejects.toThrow('BigInt');
    expect(await seenOf('unsendable', 'behind')).toEqual([]);
  });
});

describe('statements that are asked for together, without a transaction', () => {
  const wordsOf = (on: typeof notes.database.db, id: string) =>
    sql<{ words: string }>`select words from notes where id = ${id}`.execute(on);
  const insert = (on: typeof notes.database.db, id: string) =>
    sql`insert into notes (id, words, seen) values (${id}, ${id}, 0)`.execute(on);

  it('run in their order, and are kept', async () => {
    const { db, pipelined: together } = notes.database;
    const [, { rows }] = await together((one) => Promise.all([insert(one, 'side'), wordsOf(one, 'side')]));
    expect(rows).toEqual([{ words: 'side' }]);
    expect((await wordsOf(db, 'side')).rows).toHaveLength(1);
  });

  it('leave the connection to the next only once all are answered', async () => {
    const { db, pipelined: together } = notes.database;
    let answered = false;
    const failing = together((one) => {
      const slow = sql`select pg_sleep(${0.2})`.execute(one).then(() => {
        answered = true;
      });
      return Promise.all([slow, Promise.reject(new Error('mine'))]);
    });
    await expect(failing).rejects.toThrow('mine');
    expect(answered).toBe(true);
    expect((await wordsOf(db, 'side')).rows).toHaveLength(1);
  });
});

describe('a statement that is left to the commit', () => {
  const note = (id: unknown) => sql`insert into notes (id, words, seen) values (${id}, 'x', 1)`;
  const kept = async (id: string) =>
    (await notes.database.db.selectFrom('notes').select('id').where('id', '=', id).execute()).length > 0;
  const write = (id: string, last: unknown) =>
    notes.database.transaction(async (tx) => {
      await note(id).execute(tx);
      await deferToCommit(tx, note(last).compile(tx));
    });

  it('is kept with the rest', async () => {
    await write('first', 'last');
    expect([await kept('first'), await kept('last')]).toEqual([true, true]);
  });

  it.each([
    ['fails', 'a', 'duplicate key'],
    ['cannot be sent', { number: 1n }, 'BigInt'],
  ])('keeps nothing where it %s', async (_, last, why) => {
    for (let time = 0; time < 3; time += 1) {
      await expect(write('not-kept', last)).rejects.toThrow(why);
      expect(await kept('not-kept')).toBe(false);
    }
  });

  it('is not run where the work changes its mind', async () => {
    const changed = notes.database.transaction(async (tx) => {
      await deferToCommit(tx, note('unsaid').compile(tx));
      throw new Error('changed my mind');
    });
    await expect(changed).rejects.toThrow('changed my mind');
    expect(await kept('unsaid')).toBe(false);
  });
});
