import path from 'node:path';
import { type Connection, type Model, Schema } from 'mongoose';
import type { CallContext } from 'nice-grpc';
import { setCaller } from '../src/caller/index.ts';
import {
  type KafkaValues,
  kafkaSettings,
  type MongoValues,
  mongoSettings,
  type ProcessValues,
  processSettings,
} from '../src/config/index.ts';
import { consumeWithMongo, inboxModel, mongoDeadLetterHandlers } from '../src/inbox/index.ts';
import type { HandlersOf } from '../src/kafka/index.ts';
import { openMongo } from '../src/mongo/index.ts';
import {
  createMongoOutbox,
  type MongoOutbox,
  outboxField,
  publishedEventModel,
  type WithOutbox,
} from '../src/outbox/index.ts';
import type { Service } from '../src/service/index.ts';
import { eventually, type ServiceUnderTest, startTestService } from '../src/testing/index.ts';
import { type NoteEvent, noteEvents, noteWords, noteWritten } from './notes/notes.ts';

interface Page extends WithOutbox {
  readonly words: string;
}
const settings = { ...processSettings, ...mongoSettings, ...kafkaSettings };
type Values = ProcessValues & MongoValues & KafkaValues;

let pages: Model<Page>;
let outbox: MongoOutbox<NoteEvent>;
let connection: Connection;
const handled: string[] = [];
let handlerFails = false;

const start = async (service: Service<Values>): Promise<void> => {
  connection = await openMongo(service);
  pages = connection.model<Page>(
    'page',
    new Schema<Page>({ _id: String, words: { type: String, unique: true }, outbox: outboxField }),
  );
  // Waits for the index: the compatible MongoDB server may fail a write while an index is built.
  await pages.init();
  outbox = createMongoOutbox(service, pages, noteEvents);
  const handlers: HandlersOf<typeof noteEvents> = {
    written: async ({ words }, { id }) => {
      if (handlerFails) throw new Error('failing');
      handled.push(`${id} ${words}`);
    },
  };
  consumeWithMongo(service, {
    group: 'pages',
    topic: noteEvents,
    inbox: inboxModel(connection),
    maxAttempts: 2,
    backoffMs: 5,
    handlers,
  });
};
let suite: ServiceUnderTest<Values>;

beforeAll(async () => {
  suite = await startTestService(path.join(import.meta.dirname, 'notes'), { settings, start });
  suite.publishedEvents(noteEvents);
});
afterAll(() => suite.stop());

const writePage = (id: string, words: string) =>
  pages.updateOne(
    { _id: id },
    { $set: { words }, $push: { outbox: outbox.createEntry(noteWritten(words)) } },
    { upsert: true },
  );
const publishedWords = (key: string) =>
  suite
    .publishedEvents(noteEvents)
    .filter((seen) => seen.key === key)
    .map(({ event }) => noteWords(event));

it('events written with a document are published in write order and removed from the document', async () => {
  await writePage('a', 'one');
  await writePage('a', 'two');
  await outbox.publishPending('a');
  await eventually(() => expect(publishedWords('a')).toEqual(['one', 'two']));
  expect((await pages.findById('a').select('+outbox').lean())?.outbox).toEqual([]);
});

it('published events are kept once, with what a repeated publication needs', async () => {
  await writePage('kept', 'words');
  await Promise.all([outbox.publishPending('kept'), outbox.publishPending('kept')]);
  await eventually(() => expect(publishedWords('kept')).toContain('words'));
  const kept = await publishedEventModel(connection).find({ key: 'kept' });
  const [event] = suite.publishedEvents(noteEvents).filter(({ key }) => key === 'kept');
  expect(kept).toMatchObject([{ _id: event?.id, topic: noteEvents.name, type: 'written' }]);
  expect(noteWords(noteEvents.decode(kept[0]?.body ?? Buffer.alloc(0)))).toBe('words');
});

it('events left in documents by a crashed process are published after a restart', async () => {
  await writePage('left', 'behind');
  await suite.restart();
  await eventually(() => expect(publishedWords('left')).toEqual(['behind']));
});

it('a duplicate event is not handled again', async () => {
  const id = await suite.publish(noteEvents, 'r', noteWritten('repeat'));
  await suite.publish(noteEvents, 'r', noteWritten('repeat'), { id });
  await suite.publish(noteEvents, 'r', noteWritten('next'));
  await eventually(() =>
    expect(handled.filter((line) => /repeat|next/.test(line)).length).toBeGreaterThanOrEqual(2),
  );
  expect(handled.filter((line) => line === `${id} repeat`)).toHaveLength(1);
});

it('an event without attempts left is in the list of dead letters', async () => {
  handlerFails = true;
  const id = await suite.publish(noteEvents, 'd', noteWritten('dead'));
  await eventually(async () => {
    const { listDeadLetters } = mongoDeadLetterHandlers(inboxModel(connection));
    const admin = { subject: 'a', roles: ['admin'], session: '', claims: {} };
    const list = await listDeadLetters({ page: undefined }, setCaller({}, admin) as CallContext);
    expect(list).toMatchObject({
      deadLetters: [{ eventId: id, group: 'pages', topic: noteEvents.name, error: 'Error: failing' }],
      total: 1,
    });
  });
  handlerFails = false;
});

it('a field that is not in the schema is rejected, in filters too', async () => {
  await expect(pages.find({ wrods: 'x' } as never)).rejects.toThrow(/wrods/);
  await expect(pages.updateOne({ _id: 'a' }, { $set: { wrods: 'x' } } as never)).rejects.toThrow(/wrods/);
});

it('a unique index rejects a duplicate', async () => {
  await writePage('u1', 'unique');
  await expect(writePage('u2', 'unique')).rejects.toMatchObject({ code: 11000 });
});
