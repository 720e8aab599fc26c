import { sql } from 'kysely';
import { publishEvent, startOutboxRelay } from '../src/outbox/index.ts';
import { startService } from '../src/service/index.ts';
import { deferToCommit } from '../src/sql/index.ts';
import { eventually, type ServiceUnderTest, startTestService } from '../src/testing/index.ts';
import { type NotesService, noteEvents, notesSettings, notesStart, wordsOf, written } from './notes/notes.ts';

const notes = notesStart(startOutboxRelay);
let suite: ServiceUnderTest<NotesService['settings']>;

beforeAll(async () => {
  suite = await startTestService(`${__dirname}/notes`, { settings: notesSettings, start: notes.start });
  suite.publishedEvents(noteEvents);
});
afterAll(() => suite.stop());

const wordsSeen = (key: string) =>
  suite
    .publishedEvents(noteEvents)
    .filter((seen) => seen.key === key)
    .map(({ event }) => wordsOf(event));

const tell = (key: string, words: string): Promise<string> =>
  notes.database.transaction((tx) => publishEvent(tx, noteEvents, key, written(words)));

it('an event announced in a transaction that is rolled back is never published', async () => {
  const refused = notes.database.transaction(async (tx) => {
    await publishEvent(tx, noteEvents, 'a', written('never'));
    throw new Error('changed my mind');
  });
  await expect(refused).rejects.toThrow('changed my mind');
  const id = await tell('a', 'kept');

  await eventually(() => expect(wordsSeen('a')).toEqual(['kept']));
  expect(suite.publishedEvents(noteEvents).at(0)).toMatchObject({ id, key: 'a', type: 'written' });
});

it('a published event leaves the outbox', async () => {
  await tell('b', 'gone');
  await eventually(async () => {
    const { rows } = await sql`select 1 from outbox`.execute(notes.database.db);
    expect(rows).toEqual([]);
  });
});

it('with two relays the events of each key keep the order in which they were decided', async () => {
  const second = notesStart(startOutboxRelay);
  const running = await startService({ name: 'notes', settings: suite.settings, start: second.start });
  const keys = ['k1', 'k2', 'k3', 'k4', 'k5'];
  const numbers = Array.from({ length: 40 }, (_, number) => String(number));
  await Promise.all(
    keys.map(async (key) => {
      for (const number of numbers) await tell(key, number);
    }),
  );
  await eventually(() => {
    for (const key of keys) expect(wordsSeen(key)).toEqual(numbers);
  });
  await running.stop();
});

it('when the one that publishes loses its connection, or ends, another goes on', async () => {
  const second = notesStart(startOutboxRelay);
  const running = await startService({ name: 'notes', settings: suite.settings, start: second.start });
  const { db } = notes.database;
  const relays = sql`from pg_stat_activity where datname = current_database() and application_name = 'notes relay'`;
  const publishers = () =>
    sql<{ pid: number }>`
      select pid ${relays} and pid in (select pid from pg_locks where locktype = 'advisory' and granted)`.execute(
      db,
    );
  const [one] = (await publishers()).rows;
  await sql`select pg_terminate_backend(${one?.pid})`.execute(db);
  await tell('cut', 'after the cut');
  await eventually(() => expect(wordsSeen('cut')).toEqual(['after the cut']));

  await running.stop();
  await tell('cut', 'alone');
  await eventually(() => expect(wordsSeen('cut')).toEqual(['after the cut', 'alone']));
  expect((await publishers()).rows).toHaveLength(1);
});

it('of two transactions that tell of one key at once, the one kept first is published first', async () => {
  const { db, transaction } = notes.database;
  const firstKept = transaction(async (tx) => {
    await publishEvent(tx, noteEvents, 'race', written('first'));
    await deferToCommit(tx, sql`select pg_sleep(0.5)`.compile(tx));
    await publishEvent(tx, noteEvents, 'race', written('first again'));
  });
  await eventually(async () => {
    const { rows } =
      await sql`select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`.execute(
        db,
      );
    expect(rows).toHaveLength(1);
  });
  await Promise.all([firstKept, tell('race', 'second')]);
  await eventually(() => expect(wordsSeen('race')).toEqual(['first', 'first again', 'second']));
});

it('a relay that dies between publishing and marking publishes again, under the same id', async () => {
  const { db } = notes.database;
  await sql`create function dies() returns trigger language plpgsql as 'begin raise exception ''died''; end'`.execute(
    db,
  );
  await sql`create trigger dies before delete on outbox for each row execute function dies()`.execute(db);
  const id = await tell('twice', 'told twice');
  await eventually(() => expect(wordsSeen('twice').length).toBeGreaterThanOrEqual(2));
  await sql`drop trigger dies on outbox`.execute(db);

  const ids = suite
    .publishedEvents(noteEvents)
    .filter(({ key }) => key === 'twice')
    .map((seen) => seen.id);
  expect(new Set(ids)).toEqual(new Set([id]));
  await eventually(async () => expect((await sql`select from outbox`.execute(db)).rows).toEqual([]));
});

it('without its brokers a service is ready, and what it decides is kept and published later', async () => {
  const alone = notesStart(startOutboxRelay);
  const settings = { ...suite.settings, kafkaBrokers: ['127.0.0.1:1'] };
  const running = await startService({ name: 'notes', settings, start: alone.start });
  const ready = await fetch(`http://127.0.0.1:${running.opsPort}/readyz`);
  await alone.database.transaction((tx) => publishEvent(tx, noteEvents, 'waits', written('kept')));
  expect(ready.status).toBe(200);
  // The other relay, which has its brokers, publishes it.
  await eventually(() => expect(wordsSeen('waits')).toEqual(['kept']));
  await running.stop();
});
