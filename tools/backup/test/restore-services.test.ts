import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kafkaSettings, loadSettings } from '@sargam/chassis/config';
import { newId } from '@sargam/chassis/ids';
import { createTopics } from '@sargam/chassis/kafka';
import type { ContentName } from '../src/archive/archive.ts';
import { backUpService } from '../src/back-up-service.ts';
import { restoreServices } from '../src/restore-services.ts';
import { type ServiceStores, withKafka } from '../src/service-stores.ts';
import { withMongo } from '../src/stores/mongo.ts';
import { exportOffsets } from '../src/stores/offsets.ts';
import { withProducer } from '../src/stores/topics.ts';

const archive = mkdtempSync(join(tmpdir(), 'sargam-restore-'));
const topicPrefix = `${newId()}.`;
const kafka = loadSettings(kafkaSettings, {
  ...process.env,
  TOPIC_PREFIX: topicPrefix,
  KAFKA_PARTITIONS: '1',
});
const print = () => undefined;

afterAll(async () => {
  rmSync(archive, { recursive: true });
  await withKafka(kafka, async ({ admin }) => {
    const topics = (await admin.listTopics()).filter((name) => name.startsWith(topicPrefix));
    await admin.deleteTopics({ topics });
  });
});

const save = (stores: ServiceStores, contents: readonly ContentName[]) =>
  backUpService(stores, { archive, contents, keep: 14, print });

const publish = (topic: string, count: number) =>
  withKafka(kafka, async ({ kafka: client, admin }) => {
    await createTopics(admin, kafka, [topic]);
    await withProducer(client, (producer) =>
      producer.send({
        topic,
        messages: Array.from({ length: count }, (_, value) => ({ value: `${value}` })),
      }),
    );
  });

const setOffset = (service: string, topic: string, offset: number) =>
  withKafka(kafka, ({ admin }) =>
    admin.setOffsets({
      groupId: `${topicPrefix}${service}.${topic}`,
      topic: `${topicPrefix}${topic}`,
      partitions: [{ partition: 0, offset: String(offset) }],
    }),
  );

it('a service that is restored alone reads the topics of other services from the beginning', async () => {
  const reader: ServiceStores = { name: 'reader', kafka, buckets: [] };
  await publish(`${topicPrefix}owner.saved.v1`, 5);
  await publish(`${topicPrefix}owner.later.v1`, 5);
  await setOffset('reader', 'owner.saved.v1', 2);
  await save(reader, ['database']);
  await setOffset('reader', 'owner.saved.v1', 5);
  await setOffset('reader', 'owner.later.v1', 4);
  await setOffset('other', 'owner.saved.v1', 3);

  await restoreServices([reader], archive, print);

  const offsetsOf = async (service: string) => {
    const groups = await withKafka(kafka, (access) => exportOffsets(access, service));
    return Object.fromEntries(groups.map(({ topic, offsets }) => [topic, offsets]));
  };
  const first = [{ partition: 0, offset: '0' }];
  expect(await offsetsOf('reader')).toEqual({ 'owner.saved.v1': first, 'owner.later.v1': first });
  expect(await offsetsOf('other')).toEqual({ 'owner.saved.v1': [{ partition: 0, offset: '3' }] });
}, 120_000);

it('a restore changes no store when a later one has data', async () => {
  const databaseUrl = (name: string): string =>
    Object.assign(new URL(process.env.MONGO_URL ?? ''), { pathname: `/${name}_${newId()}` }).href;
  const [original, restored] = [databaseUrl('original'), databaseUrl('restored')];
  const notes: ServiceStores = { name: 'notes', mongoUrl: original, kafka, buckets: [] };
  await withMongo(original, (connection) => connection.collection('notes').insertOne({ text: 'সা' }));
  await publish(`${topicPrefix}notes.written.v1`, 1);
  await save(notes, ['database', 'topics']);

  await expect(restoreServices([{ ...notes, mongoUrl: restored }], archive, print)).rejects.toThrow(
    'notes.written.v1 has messages. A restore needs empty stores; nothing was changed.',
  );

  await withMongo(restored, async (connection) => {
    expect(await connection.listCollections()).toEqual([]);
  });
  await withMongo(original, (connection) => connection.dropDatabase());
}, 120_000);
