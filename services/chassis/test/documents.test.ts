import path from 'node:path';
import { type Connection, type Model, Schema } from 'mongoose';
import {
  defineSettings,
  type KafkaValues,
  kafkaSettings,
  type MongoValues,
  mongoSettings,
  type ProcessValues,
  processSettings,
} from '../src/config/index.ts';
import { consumeWithMongo, inboxModel } from '../src/inbox/index.ts';
import { openMongo } from '../src/mongo/index.ts';
import { createMongoOutbox, type MongoOutbox, outboxField, type WithOutbox } from '../src/outbox/index.ts';
import type { Service } from '../src/service/index.ts';
import { eventually, type ServiceUnderTest, startTestService } from '../src/testing/index.ts';
import { type NoteEvent, noteEvents, wordsOf, written } from './notes/notes.ts';

interface Page extends WithOutbox {
  readonly words: string;
}
const settings = defineSettings({ ...processSettings, ...mongoSettings, ...kafkaSettings });
type Values = ProcessValues & MongoValues & KafkaValues;

let pages: Model<Page>;
let outbox: MongoOutbox<NoteEvent>;
let connection: Connection;
const handled: string[] = [];
let failing = false;

const start = async (service: Service<Values>): Promise<void> => {
  connection = await openMongo(service);
  pages = connection.model<Page>(
    'page',
    new Schema<Page>({ _id: String, words: { type: String, unique: true }, outbox: outboxField }),
  );
  // Its index is built: the MongoDB of a machine without Docker may fail a write beside that.
  await pages.init();
  outbox = createMongoOutbox(service, pages, noteEvents);
  consumeWithMongo(service, {
    group: 'pages',
    topic: noteEvents,
    inbox: inboxModel(connection),
    maxAttempts: 2,
    backoffMs: 5,
    handle: async (event, { id }) => {
      if (failing) throw new Error('failing');
      handled.push(`${id} ${wordsOf(event)}`);
    },
  });
};
let suite: ServiceUnderTest<Values>;

beforeAll(async () => {
  suite = await startTestService(path.join(__dirname, 'notes'), { settings, start });
  suite.publishedEvents(noteEvents);
});
afterAll(() => suite.stop());

const write = (id: string, words: string) =>
  pages.updateOne(
    { _id: id },
    { $set: { words }, $push: { outbox: outbox.createEntry(written(words)) } },
    { upsert: true },
  );
const wordsSeen = (key: string) =>
  suite
    .publishedEvents(noteEvents)
    .filter((seen) => seen.key === key)
    .map(({ event }) => wordsOf(event));

it('an event written with its document is published after it, in the order of the writes, and leaves the document', async () => {
  await write('a', 'one');
  await write('a', 'two');
  await outbox.publishPending('a');
  await eventually(() => expect(wordsSeen('a')).toEqual(['one', 'two']));
  expect((await pages.findById('a').select('+outbox').lean())?.outbox).toEqual([]);
});

it('what a process that died left in its documents is published when the service starts again', async () => {
  await write('left', 'behind');
  await suite.restart();
  await eventually(() => expect(wordsSeen('left')).toEqual(['behind']));
});

it('a repeat is not handled again', async () => {
  const id = await suite.publish(noteEvents, 'r', written('repeat'));
  await suite.publish(noteEvents, 'r', written('repeat'), { id });
  await suite.publish(noteEvents, 'r', written('next'));
  await eventually(() =>
    expect(handled.filter((line) => /repeat|next/.test(line)).length).toBeGreaterThanOrEqual(2),
  );
  expect(handled.filter((line) => line === `${id} repeat`)).toHaveLength(1);
});

it('an event given up on is remembered as dead', async () => {
  failing = true;
  const id = await suite.publish(noteEvents, 'd', written('dead'));
  await eventually(async () => {
    const row = await inboxModel(connection).findById(`pages/${noteEvents.name}:${id}`).lean();
    expect(row?.outcome).toBe('dead');
  });
  failing = false;
});

it('a field that no schema names is refused, in a filter as well', async () => {
  await expect(pages.find({ wrods: 'x' } as never)).rejects.toThrow(/wrods/);
  await expect(pages.updateOne({ _id: 'a' }, { $set: { wrods: 'x' } } as never)).rejects.toThrow(/wrods/);
});

it('unique indexes hold', async () => {
  await write('u1', 'unique');
  await expect(write('u2', 'unique')).rejects.toMatchObject({ code: 11000 });
});
