import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { domainError } from '../src/errors/index.ts';
import { consume } from '../src/inbox/index.ts';
import { defineTopic, type EventMeta, subscribes } from '../src/kafka/index.ts';
import { startService } from '../src/service/index.ts';
import type { Tx } from '../src/sql/index.ts';
import { eventually, type ServiceUnderTest, startTestService } from '../src/testing/index.ts';
import {
  keepNote,
  type NoteEvent,
  type Notes,
  type NotesService,
  noteEvents,
  notesSettings,
  notesStart,
  wordsOf,
  written,
} from './notes/notes.ts';

/** What the handler does besides keeping the note, by the event's key. */
const trouble = new Map<string, (event: NoteEvent, meta: EventMeta) => void>();

const handle = async (event: NoteEvent, meta: EventMeta, tx: Tx<Notes>): Promise<void> => {
  await keepNote(tx, event, meta);
  trouble.get(meta.key)?.(event, meta);
};
const notes = notesStart((service, database) =>
  consume(service, { group: 'notes', topic: noteEvents, database, backoffMs: 5, handle }),
);
const dead = defineTopic(`${noteEvents.name}.dead`, {
  ...noteEvents,
  encode: () => ({ finish: () => Buffer.of() }),
});
let suite: ServiceUnderTest<NotesService['settings']>;

beforeAll(async () => {
  suite = await startTestService(path.join(__dirname, 'notes'), {
    settings: notesSettings,
    start: notes.start,
  });
  suite.publishedEvents(dead);
});
afterAll(() => suite.stop());

const noteOf = (id: string) =>
  notes.database.db.selectFrom('notes').selectAll().where('id', '=', id).executeTakeFirst();
const deadOf = (key: string) => suite.publishedEvents(dead).filter((seen) => seen.key === key);
const counted = async (name: string): Promise<number> => {
  const { values } = (await suite.service.metrics.getSingleMetric(name)?.get()) ?? { values: [] };
  return values.reduce((sum, { value }) => sum + value, 0);
};

it('a repeat changes nothing', async () => {
  const id = await suite.publish(noteEvents, 'once', written('hello'));
  await suite.publish(noteEvents, 'once', written('hello'), { id });
  await eventually(async () => expect(await counted('events_duplicate_total')).toBe(1));

  expect(await noteOf('once')).toEqual({ id: 'once', words: 'hello', seen: 1n });
});

it('an event of a case that does not matter is passed over, and not remembered', async () => {
  type Choice = { readonly event?: { readonly $case: 'asked' | 'answered' } };
  const choices = defineTopic<Choice>('notes.choices.v1', {
    encode: (event) => ({ finish: () => Buffer.from(JSON.stringify(event)) }),
    decode: (bytes) => JSON.parse(Buffer.from(bytes).toString()) as Choice,
  });
  const heard: string[] = [];
  consume(suite.service, {
    ...{ group: 'choosy', topic: subscribes(choices, { answered: 'it is heard' }) },
    database: notes.database,
    handle: async (_, { type }) => void heard.push(type),
  });
  await suite.publish(choices, 'one', { event: { $case: 'asked' } });
  await suite.publish(choices, 'one', { event: { $case: 'answered' } });
  await eventually(async () => {
    const { rows } = await sql`select from inbox where consumer like 'choosy%'`.execute(notes.database.db);
    expect(rows).toHaveLength(1);
  });
  expect(heard).toEqual(['answered']);
});

it('what a failing handler wrote is not kept, and a later try keeps it once', async () => {
  let tries = 0;
  trouble.set('shaky', () => {
    if (++tries < 3) throw new Error('not yet');
  });
  await suite.publish(noteEvents, 'shaky', written('third time'));
  await eventually(async () => expect(await noteOf('shaky')).toMatchObject({ seen: 1n }));
  expect(tries).toBe(3);
});

it('an event whose handler always fails ends in the dead letters once, the next ones go on, and a replay handles it', async () => {
  let tries = 0;
  trouble.set('doomed', (event) => {
    if (wordsOf(event) !== 'bad') return;
    tries++;
    throw new Error('always');
  });
  const id = await suite.publish(noteEvents, 'doomed', written('bad'));
  await suite.publish(noteEvents, 'doomed', written('good'));
  await eventually(async () => expect(await noteOf('doomed')).toMatchObject({ words: 'good' }));
  await eventually(() => expect(deadOf('doomed')).toMatchObject([{ id, event: written('bad') }]));
  expect(tries).toBe(5);
  expect(await counted('events_dead_total')).toBe(1);

  await suite.publish(noteEvents, 'doomed', written('bad'), { id });
  await suite.publish(noteEvents, 'after', written('x'));
  await eventually(async () => expect(await noteOf('after')).toBeDefined());
  expect(tries).toBe(5);

  trouble.delete('doomed');
  await replay();
  await eventually(async () => expect(await noteOf('doomed')).toMatchObject({ seen: 2n }));
  await replay();
  await suite.publish(noteEvents, 'last', written('x'));
  await eventually(async () => expect(await noteOf('last')).toBeDefined());
  expect(await noteOf('doomed')).toMatchObject({ seen: 2n });
  expect(deadOf('doomed')).toHaveLength(1);
});

it('bytes that are no event become a dead letter', async () => {
  const nonsense = defineTopic<NoteEvent>(noteEvents.name, {
    encode: () => ({ finish: () => Buffer.from('{') }),
    decode: noteEvents.decode,
  });
  const before = await counted('events_dead_total');
  await suite.publish(nonsense, 'nonsense', {});
  await eventually(async () => expect(await counted('events_dead_total')).toBe(before + 1));
});

it('while something that the handler needs is away the event waits, and is never given up on', async () => {
  let tries = 0;
  trouble.set('patient', () => {
    if (++tries <= 6) throw domainError.unavailable();
  });
  await suite.publish(noteEvents, 'patient', written('at last'));
  await eventually(async () => expect(await noteOf('patient')).toMatchObject({ seen: 1n }), 15_000);
  expect(deadOf('patient')).toEqual([]);
}, 20_000);

it('what was published while the service was away is handled when it is back', async () => {
  const restarted = suite.restart();
  await suite.publish(noteEvents, 'meanwhile', written('waited'));
  await restarted;
  await eventually(async () => expect(await noteOf('meanwhile')).toBeDefined());
  // Nor does anything come again: where the listener was is told before it ends.
  expect(await counted('events_duplicate_total')).toBe(0);
});

it('a listener whose brokers are away at its start keeps trying, and the service tells that it is not ready', async () => {
  const running = await startService({
    name: 'notes',
    settings: { ...suite.settings, kafkaBrokers: ['127.0.0.1:1'] },
    start: notesStart((service, database) =>
      consume(service, { group: 'away', topic: noteEvents, database, handle }),
    ).start,
  });
  const answer = await fetch(`http://127.0.0.1:${running.opsPort}/readyz`);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('has not joined away yet');
  await running.stop();
});

const replay = () =>
  promisify(execFile)(
    process.execPath,
    [path.resolve(__dirname, '../src/dead-letters/replay.ts'), noteEvents.name],
    {
      env: {
        ...process.env,
        KAFKA_BROKERS: suite.settings.kafkaBrokers.join(','),
        TOPIC_PREFIX: suite.settings.topicPrefix,
      },
    },
  );
