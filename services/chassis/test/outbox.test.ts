import { sql } from 'kysely';
import pg from 'pg';
import { publishEvent, republishEvents, startOutboxRelay } from '../src/outbox/index.ts';
import { deleteOldPublishedEvents } from '../src/outbox/published-events.ts';
import { startService } from '../src/service/index.ts';
import { deferToCommit } from '../src/sql/index.ts';
import { eventually, runAsOwner, type ServiceUnderTest, startTestService } from '../src/testing/index.ts';
import {
  createNotesStart,
  type NotesService,
  noteEvents,
  notesSettings,
  noteWords,
  noteWritten,
} from './notes/notes.ts';

const notes = createNotesStart(startOutboxRelay);
let suite: ServiceUnderTest<NotesService['settings']>;

beforeAll(async () => {
  suite = await startTestService(`${import.meta.dirname}/notes`, {
    settings: notesSettings,
    start: notes.start,
  });
  suite.publishedEvents(noteEvents);
});
afterAll(() => suite.stop());

const publishedWords = (key: string) =>
  suite
    .publishedEvents(noteEvents)
    .filter((seen) => seen.key === key)
    .map(({ event }) => noteWords(event));

const runWithClient = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: suite.settings.databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const publishNote = (key: string, words: string): Promise<string> =>
  notes.database.transaction((tx) => publishEvent(tx, noteEvents, key, noteWritten(words)));

it('an event of a rolled back transaction is never published', async () => {
  const failing = notes.database.transaction(async (tx) => {
    await publishEvent(tx, noteEvents, 'a', noteWritten('never'));
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  const id = await publishNote('a', 'kept');

  await eventually(() => expect(publishedWords('a')).toEqual(['kept']));
  expect(suite.publishedEvents(noteEvents).at(0)).toMatchObject({ id, key: 'a', type: 'written' });
});

it('a published event is deleted from the outbox', async () => {
  await publishNote('b', 'gone');
  await eventually(async () => {
    const { rows } = await sql`select 1 from outbox`.execute(notes.database.db);
    expect(rows).toEqual([]);
  });
});

it('published events are kept, and republished with their ids and in their order', async () => {
  const ids = [await publishNote('again', 'one'), await publishNote('again', 'two')];
  const countKept = async () =>
    (await sql`select 1 from published_events where key = 'again'`.execute(notes.database.db)).rows.length;
  await eventually(async () => expect(await countKept()).toBe(2));

  const since = new Date(Date.now() - 60_000);
  await runWithClient((client) => republishEvents(client, since));
  await eventually(() => {
    const seen = suite.publishedEvents(noteEvents).filter(({ key }) => key === 'again');
    expect(seen.map(({ id }) => id)).toEqual([...ids, ...ids]);
  });
  await eventually(async () => expect(await countKept()).toBe(2));
});

it('republished events come before those that wait in the outbox', async () => {
  const published = await publishNote('order', 'one');
  const kept = () => sql`select 1 from published_events where key = 'order'`.execute(notes.database.db);
  await eventually(async () => expect((await kept()).rows).toHaveLength(1));
  await runWithClient(async (client) => {
    await client.query('begin');
    await client.query(`insert into outbox (id, topic, key, type, occurred_at, body)
      values ('waiting', 'notes', 'order', 'noteWritten', now(), '')`);
    await republishEvents(client, new Date(Date.now() - 60_000));
    const { rows } = await client.query<{ id: string }>(
      `select id from outbox where key = 'order' order by position`,
    );
    await client.query('rollback');
    expect(rows.map(({ id }) => id)).toEqual([published, 'waiting']);
  });
});

it('published events are deleted after two weeks', async () => {
  await publishNote('old', 'one');
  const kept = () => sql`select 1 from published_events where key = 'old'`.execute(notes.database.db);
  await eventually(async () => expect((await kept()).rows).toHaveLength(1));
  await deleteOldPublishedEvents(notes.database);
  expect((await kept()).rows).toHaveLength(1);
  await sql`update published_events set published_at = now() - interval '15 days' where key = 'old'`.execute(
    notes.database.db,
  );
  await deleteOldPublishedEvents(notes.database);
  expect((await kept()).rows).toEqual([]);
});

it('with two relays the events of each key keep their commit order', async () => {
  const second = createNotesStart(startOutboxRelay);
  const running = await startService({ name: 'notes', settings: suite.settings, start: second.start });
  const keys = ['k1', 'k2', 'k3', 'k4', 'k5'];
  const numbers = Array.from({ length: 40 }, (_, number) => String(number));
  await Promise.all(
    keys.map(async (key) => {
      for (const number of numbers) await publishNote(key, number);
    }),
  );
  await eventually(() => {
    for (const key of keys) expect(publishedWords(key)).toEqual(numbers);
  });
  await running.stop();
});

it('when the active relay loses its connection or stops, another relay continues', async () => {
  const second = createNotesStart(startOutboxRelay);
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
  await publishNote('cut', 'after the cut');
  await eventually(() => expect(publishedWords('cut')).toEqual(['after the cut']));

  await running.stop();
  await publishNote('cut', 'alone');
  await eventually(() => expect(publishedWords('cut')).toEqual(['after the cut', 'alone']));
  expect((await publishers()).rows).toHaveLength(1);
});

it('of two concurrent transactions with events of one key, the one committed first is published first', async () => {
  const { db, transaction } = notes.database;
  const firstCommit = transaction(async (tx) => {
    await publishEvent(tx, noteEvents, 'race', noteWritten('first'));
    await deferToCommit(tx, sql`select pg_sleep(0.5)`.compile(tx));
    await publishEvent(tx, noteEvents, 'race', noteWritten('first again'));
  });
  await eventually(async () => {
    const { rows } =
      await sql`select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`.execute(
        db,
      );
    expect(rows).toHaveLength(1);
  });
  await Promise.all([firstCommit, publishNote('race', 'second')]);
  await eventually(() => expect(publishedWords('race')).toEqual(['first', 'first again', 'second']));
});

it('a relay that fails between publishing and deleting publishes again with the same id', async () => {
  const { db } = notes.database;
  const { databaseUrl } = suite.settings;
  await runAsOwner(
    databaseUrl,
    `create function fail_delete() returns trigger language plpgsql as 'begin raise exception ''deletion failed''; end';
    create trigger fail_delete before delete on outbox for each row execute function fail_delete()`,
  );
  const id = await publishNote('twice', 'published twice');
  await eventually(() => expect(publishedWords('twice').length).toBeGreaterThanOrEqual(2));
  await runAsOwner(databaseUrl, 'drop trigger fail_delete on outbox');

  const ids = suite
    .publishedEvents(noteEvents)
    .filter(({ key }) => key === 'twice')
    .map((seen) => seen.id);
  expect(new Set(ids)).toEqual(new Set([id]));
  await eventually(async () => expect((await sql`select from outbox`.execute(db)).rows).toEqual([]));
});

it('without its brokers a service is ready, and its events are stored and published later', async () => {
  const alone = createNotesStart(startOutboxRelay);
  const settings = { ...suite.settings, kafkaBrokers: ['127.0.0.1:1'] };
  const running = await startService({ name: 'notes', settings, start: alone.start });
  const ready = await fetch(`http://127.0.0.1:${running.opsPort}/readyz`);
  await alone.database.transaction((tx) => publishEvent(tx, noteEvents, 'waits', noteWritten('kept')));
  expect(ready.status).toBe(200);
  // The other relay, whose brokers are reachable, publishes the event.
  await eventually(() => expect(publishedWords('waits')).toEqual(['kept']));
  await running.stop();
});
