import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { CallContext } from 'nice-grpc';
import { setCaller } from '../src/caller/index.ts';
import { domainError } from '../src/errors/index.ts';
import { consume, deadLetterHandlers } from '../src/inbox/index.ts';
import { defineTopic, type EventMeta, type HandlersOf, subscribes } from '../src/kafka/index.ts';
import { startService } from '../src/service/index.ts';
import type { Tx } from '../src/sql/index.ts';
import { eventually, type ServiceUnderTest, startTestService } from '../src/testing/index.ts';
import {
  createNotesStart,
  type NoteEvent,
  type Notes,
  type NotesService,
  noteEvents,
  notesSettings,
  noteWritten,
  saveNote,
} from './notes/notes.ts';

/** What the handler does after it has saved the note, by the event's key. */
const failures = new Map<string, (words: string, meta: EventMeta) => void>();

const handlers: HandlersOf<typeof noteEvents, Tx<Notes>> = {
  written: async ({ words }, meta, tx) => {
    await saveNote(tx, words, meta);
    failures.get(meta.key)?.(words, meta);
  },
};
const notes = createNotesStart((service, database) =>
  consume(service, { group: 'notes', topic: noteEvents, database, backoffMs: 5, handlers }),
);
const deadLetters = defineTopic(`${noteEvents.name}.dead`, {
  ...noteEvents,
  encode: () => ({ finish: () => Buffer.of() }),
});
let suite: ServiceUnderTest<NotesService['settings']>;

beforeAll(async () => {
  suite = await startTestService(path.join(import.meta.dirname, 'notes'), {
    settings: notesSettings,
    start: notes.start,
  });
  suite.publishedEvents(deadLetters);
});
afterAll(() => suite.stop());

const findNote = (id: string) =>
  notes.database.db.selectFrom('notes').selectAll().where('id', '=', id).executeTakeFirst();
const findDeadLetters = (key: string) =>
  suite.publishedEvents(deadLetters).filter((seen) => seen.key === key);
const contextOf = (role: string) =>
  setCaller({}, { subject: role, roles: [role], session: '', claims: {} }) as CallContext;
const listDead = async () =>
  (await deadLetterHandlers(notes.database.db).listDeadLetters({ page: undefined }, contextOf('admin')))
    .deadLetters;
const readCounter = async (name: string): Promise<number> => {
  const { values } = (await suite.service.metrics.getSingleMetric(name)?.get()) ?? { values: [] };
  return values.reduce((sum, { value }) => sum + value, 0);
};

it('a duplicate event changes nothing', async () => {
  const id = await suite.publish(noteEvents, 'once', noteWritten('hello'));
  await suite.publish(noteEvents, 'once', noteWritten('hello'), { id });
  await eventually(async () => expect(await readCounter('events_duplicate_total')).toBe(1));

  expect(await findNote('once')).toEqual({ id: 'once', words: 'hello', seen: 1n });
});

it('an event of a case without a handler is skipped and not recorded', async () => {
  type Choice = { readonly event?: { readonly $case: 'asked' } | { readonly $case: 'answered' } };
  const choices = defineTopic<Choice>('notes.choices.v1', {
    encode: (event) => ({ finish: () => Buffer.from(JSON.stringify(event)) }),
    decode: (bytes) => JSON.parse(Buffer.from(bytes).toString()) as Choice,
  });
  const handledTypes: string[] = [];
  const topic = subscribes(choices, { answered: 'the type is recorded' });
  const answered: HandlersOf<typeof topic, Tx<Notes>>['answered'] = async (_, { type }) =>
    void handledTypes.push(type);
  consume(suite.service, { group: 'selective', topic, database: notes.database, handlers: { answered } });
  // @ts-expect-error A declared case needs a handler.
  void (() => consume(suite.service, { topic, database: notes.database, handlers: {} }));
  await suite.publish(choices, 'one', { event: { $case: 'asked' } });
  await suite.publish(choices, 'one', { event: { $case: 'answered' } });
  await eventually(async () => {
    const { rows } = await sql`select from inbox where consumer like 'selective%'`.execute(notes.database.db);
    expect(rows).toHaveLength(1);
  });
  expect(handledTypes).toEqual(['answered']);
});

it('writes of a failing handler are rolled back, and a later attempt commits them once', async () => {
  let attempts = 0;
  failures.set('flaky', () => {
    if (++attempts < 3) throw new Error('not yet');
  });
  await suite.publish(noteEvents, 'flaky', noteWritten('third time'));
  await eventually(async () => expect(await findNote('flaky')).toMatchObject({ seen: 1n }));
  expect(attempts).toBe(3);
});

it('an event whose handler always fails becomes one dead letter, later events are handled, and a replay handles it', async () => {
  let attempts = 0;
  failures.set('failing', (words) => {
    if (words !== 'bad') return;
    attempts++;
    throw new Error('always');
  });
  const id = await suite.publish(noteEvents, 'failing', noteWritten('bad'));
  await suite.publish(noteEvents, 'failing', noteWritten('good'));
  await eventually(async () => expect(await findNote('failing')).toMatchObject({ words: 'good' }));
  await eventually(() =>
    expect(findDeadLetters('failing')).toMatchObject([{ id, event: noteWritten('bad') }]),
  );
  expect(attempts).toBe(5);
  expect(await readCounter('events_dead_lettered_total')).toBe(1);
  expect(await listDead()).toMatchObject([
    { eventId: id, group: 'notes', topic: noteEvents.name, error: 'Error: always' },
  ]);

  await suite.publish(noteEvents, 'failing', noteWritten('bad'), { id });
  await suite.publish(noteEvents, 'after', noteWritten('x'));
  await eventually(async () => expect(await findNote('after')).toBeDefined());
  expect(attempts).toBe(5);

  failures.set('failing', () => {
    throw new Error('still');
  });
  await replay();
  await eventually(async () =>
    expect(await listDead()).toMatchObject([{ eventId: id, error: 'Error: still' }]),
  );

  failures.delete('failing');
  await replay();
  await eventually(async () => expect(await findNote('failing')).toMatchObject({ seen: 2n }));
  await replay();
  await suite.publish(noteEvents, 'last', noteWritten('x'));
  await eventually(async () => expect(await findNote('last')).toBeDefined());
  expect(await findNote('failing')).toMatchObject({ seen: 2n });
  expect(findDeadLetters('failing')).toHaveLength(2);
  expect(await listDead()).toEqual([]);
});

it('dead letters are listed for admins only', async () => {
  const { listDeadLetters } = deadLetterHandlers(notes.database.db);
  await expect(listDeadLetters({ page: undefined }, contextOf('content'))).rejects.toMatchObject({
    kind: 'forbidden',
  });
});

it('bytes that cannot be decoded become a dead letter', async () => {
  const malformed = defineTopic<NoteEvent>(noteEvents.name, {
    encode: () => ({ finish: () => Buffer.from('{') }),
    decode: noteEvents.decode,
  });
  const before = await readCounter('events_dead_lettered_total');
  await suite.publish(malformed, 'malformed', {});
  await eventually(async () => expect(await readCounter('events_dead_lettered_total')).toBe(before + 1));
});

it('while a dependency of the handler is unavailable the event is retried and never becomes a dead letter', async () => {
  let attempts = 0;
  failures.set('unavailable', () => {
    if (++attempts <= 6) throw domainError.unavailable();
  });
  await suite.publish(noteEvents, 'unavailable', noteWritten('at last'));
  await eventually(async () => expect(await findNote('unavailable')).toMatchObject({ seen: 1n }), 15_000);
  expect(findDeadLetters('unavailable')).toEqual([]);
}, 20_000);

it('events published while the service is stopped are handled after its restart', async () => {
  const restarted = suite.restart();
  await suite.publish(noteEvents, 'meanwhile', noteWritten('waited'));
  await restarted;
  await eventually(async () => expect(await findNote('meanwhile')).toBeDefined());
  // No event is delivered again: the consumer commits its offsets before it stops.
  expect(await readCounter('events_duplicate_total')).toBe(0);
});

it('a consumer whose brokers are unavailable at the start keeps retrying, and the service is not ready', async () => {
  const running = await startService({
    name: 'notes',
    settings: { ...suite.settings, kafkaBrokers: ['127.0.0.1:1'] },
    start: createNotesStart((service, database) =>
      consume(service, { group: 'unreachable', topic: noteEvents, database, handlers }),
    ).start,
  });
  const response = await fetch(`http://127.0.0.1:${running.opsPort}/readyz`);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('has not joined unreachable yet');
  await running.stop();
});

const replay = () =>
  promisify(execFile)(
    process.execPath,
    [path.resolve(import.meta.dirname, '../src/dead-letters/replay.ts'), noteEvents.name],
    {
      env: {
        ...process.env,
        KAFKA_BROKERS: suite.settings.kafkaBrokers.join(','),
        TOPIC_PREFIX: suite.settings.topicPrefix,
      },
    },
  );
