import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kafkaSettings, loadSettings } from '@sargam/chassis/config';
import { newId } from '@sargam/chassis/ids';
import { createTopics } from '@sargam/chassis/kafka';
import { withKafka } from '../src/service-stores.ts';
import { exportOffsets, importOffsets, mapOffsets } from '../src/stores/offsets.ts';
import {
  exportTopic,
  importTopic,
  type KafkaAccess,
  listTopicsOf,
  requireEmptyTopics,
  topicFile,
  withProducer,
} from '../src/stores/topics.ts';

const folder = mkdtempSync(join(tmpdir(), 'sargam-topics-'));
const run = newId();
const settingsOf = (prefix: string) =>
  loadSettings(kafkaSettings, { ...process.env, TOPIC_PREFIX: `${run}.${prefix}.`, KAFKA_PARTITIONS: '2' });
const [original, restored] = [settingsOf('original'), settingsOf('restored')];
const topic = 'notes.written.v1';
const start = Date.now() - 60_000;

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await withKafka(original, async ({ admin }) => {
    const topics = (await admin.listTopics()).filter((name) => name.startsWith(run));
    await admin.deleteTopics({ topics });
  });
});

/** Ten messages; the message with number n is published n seconds after the start. */
const fill = async ({ kafka, admin, settings }: KafkaAccess): Promise<void> => {
  const name = `${settings.topicPrefix}${topic}`;
  await createTopics(admin, settings, [name]);
  const messages = Array.from({ length: 10 }, (_, number) => ({
    partition: number % 2,
    key: `key ${number % 2}`,
    value: Buffer.from([0, 255, number]),
    timestamp: String(start + number * 1000),
    headers: { id: `id ${number}`, type: 'written' },
  }));
  // kafkajs repeats a request for all partitions when one has no leader yet: another producer would write the others twice.
  await withProducer(kafka, (producer) => producer.send({ topic: name, acks: -1, messages }));
  await admin.setOffsets({
    groupId: `${settings.topicPrefix}notes.${topic}`,
    topic: name,
    partitions: [
      { partition: 0, offset: '2' },
      { partition: 1, offset: '5' },
    ],
  });
};

it('messages and offsets are restored up to the time of the database', async () => {
  const [group] = await withKafka(original, async (access) => {
    await fill(access);
    expect(await listTopicsOf(access, 'notes')).toEqual([topic]);
    expect(await exportTopic(access, topic, 'notes', folder)).toBe(10);
    return exportOffsets(access, 'notes');
  });
  if (!group) throw new Error('The group has no offsets.');
  const file = topicFile(folder, topic);
  const until = new Date(start + 6500);
  await withKafka(restored, async (access) => {
    await requireEmptyTopics(access, [topic]);
    expect(await importTopic(access, file, until)).toBe(7);
    const offsets = await mapOffsets(group, file, until);
    await importOffsets(access, group, offsets);
    expect(await exportOffsets(access, 'notes')).toEqual([
      {
        group: `notes.${topic}`,
        topic,
        offsets: [
          { partition: 0, offset: '2' },
          { partition: 1, offset: '3' },
        ],
      },
    ]);
    await expect(requireEmptyTopics(access, [topic])).rejects.toThrow('has messages');
    const again = mkdtempSync(join(folder, 'again'));
    expect(await exportTopic(access, topic, 'notes', again)).toBe(7);
    expect(
      await mapOffsets(
        { ...group, offsets: [{ partition: 1, offset: '9' }] },
        topicFile(again, topic),
        until,
      ),
    ).toEqual([{ partition: 1, offset: '3' }]);
  });
}, 60_000);
