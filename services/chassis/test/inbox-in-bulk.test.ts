import path from 'node:path';
import { sql } from 'kysely';
import { consumeInBulk } from '../src/inbox/index.ts';
import { type BulkHandlerOf, defineTopic } from '../src/kafka/index.ts';
import type { Tx } from '../src/sql/index.ts';
import { eventually, type ServiceUnderTest, startTestService } from '../src/testing/index.ts';
import {
  createNotesStart,
  type Notes,
  type NotesService,
  noteEvents,
  notesSettings,
  noteWritten,
  saveNote,
} from './notes/notes.ts';

/** The keys of each call of the handler. */
const calls: string[][] = [];
const handleMany: BulkHandlerOf<typeof noteEvents, Tx<Notes>> = async (events, tx) => {
  calls.push(events.map(({ meta }) => meta.key));
  for (const { value, meta } of events) {
    await saveNote(tx, value.words, meta);
    if (value.words === 'bad') throw new Error('always');
  }
};
const notes = createNotesStart();
let suite: ServiceUnderTest<NotesService['settings']>;

beforeAll(async () => {
  suite = await startTestService(path.join(import.meta.dirname, 'notes'), {
    settings: notesSettings,
    start: notes.start,
  });
});
afterAll(() => suite.stop());

/** A topic of its own, whose events are published before they are read. */
const topicOf = (name: string) => ({ ...noteEvents, name });
const readInBulk = (topic: typeof noteEvents) =>
  consumeInBulk(suite.service, { topic, database: notes.database, backoffMs: 5, handleMany });
const listNotes = async (prefix: string) => {
  const { rows } = await sql<{ id: string; seen: bigint }>`
    select id, seen from notes where id like ${`${prefix}%`} order by id
  `.execute(notes.database.db);
  return Object.fromEntries(rows.map(({ id, seen }) => [id, seen]));
};
const readInbox = async (topic: typeof noteEvents) => {
  const { rows } = await sql<{ outcome: string; events: bigint }>`
    select outcome, count(*) as events from inbox where consumer = ${`${suite.service.name}/${topic.name}`} group by outcome
  `.execute(notes.database.db);
  return Object.fromEntries(rows.map(({ outcome, events }) => [outcome, Number(events)]));
};

it('events that wait in a topic are handled together, and a repeated one once', async () => {
  const topic = topicOf('notes.many.v1');
  for (let number = 0; number < 40; number += 1) {
    const id = await suite.publish(topic, `many-${number % 4}`, noteWritten('hello'));
    if (number % 8 === 0) await suite.publish(topic, `many-${number % 4}`, noteWritten('hello'), { id });
  }
  readInBulk(topic);
  const seen = { 'many-0': 10n, 'many-1': 10n, 'many-2': 10n, 'many-3': 10n };
  await eventually(async () => expect(await listNotes('many-')).toEqual(seen));
  expect(Math.max(...calls.map(({ length }) => length))).toBeGreaterThanOrEqual(10);
  expect(await readInbox(topic)).toEqual({ handled: 40 });

  await suite.publish(topic, 'many-later', noteWritten('hello'));
  await eventually(async () => expect(await listNotes('many-')).toEqual({ ...seen, 'many-later': 1n }));
});

it('when one event fails, the others of its chunk are handled once and it becomes a dead letter', async () => {
  const topic = topicOf('notes.failing.v1');
  const deadLetters = defineTopic(`${topic.name}.dead`, {
    ...topic,
    encode: () => ({ finish: () => Buffer.of() }),
  });
  suite.publishedEvents(deadLetters);
  const key = 'failing-chunk';
  for (const words of ['first', 'bad', 'third']) await suite.publish(topic, key, noteWritten(words));
  readInBulk(topic);
  await eventually(async () => expect(await readInbox(topic)).toEqual({ handled: 2, dead: 1 }));
  expect(await listNotes(key)).toEqual({ [key]: 2n });
  expect(calls.filter((keys) => keys[0] === key).map(({ length }) => length)).toEqual([
    3, 1, 1, 1, 1, 1, 1, 1,
  ]);
  await eventually(() =>
    expect(suite.publishedEvents(deadLetters)).toMatchObject([{ key, event: noteWritten('bad') }]),
  );
});
