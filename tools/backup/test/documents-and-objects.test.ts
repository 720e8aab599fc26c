import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSettings, objectSettings } from '@sargam/chassis/config';
import { newId } from '@sargam/chassis/ids';
import mongoose from 'mongoose';
import {
  openObjects,
  removeUnused,
  requireEmptyBuckets,
  restoreObjects,
  saveObjects,
} from '../src/stores/buckets.ts';
import { dumpDocuments, requireNoDocuments, restoreDocuments, withMongo } from '../src/stores/mongo.ts';

const folder = mkdtempSync(join(tmpdir(), 'sargam-stores-'));
afterAll(() => rmSync(folder, { recursive: true }));

const databaseUrl = (name: string): string =>
  Object.assign(new URL(process.env.MONGO_URL ?? ''), { pathname: `/${name}` }).href;

it('documents keep their types, and a database with documents is refused', async () => {
  const [original, restored] = [databaseUrl(`original_${newId()}`), databaseUrl(`restored_${newId()}`)];
  const document = {
    _id: 'one' as unknown as mongoose.mongo.BSON.ObjectId,
    at: new Date(0),
    body: new mongoose.mongo.Binary(Buffer.from([0, 255])),
    count: mongoose.mongo.Long.fromString('9007199254740993'),
    texts: { bn: 'গান' },
  };
  await withMongo(
    original,
    async (connection) => void (await connection.collection('pages').insertOne(document)),
  );
  const file = join(folder, 'documents.ndjson.gz');
  expect(await dumpDocuments(original, file)).toBe(1);
  await requireNoDocuments(restored);
  expect(await restoreDocuments(restored, file)).toBe(1);
  await withMongo(restored, async (connection) => {
    const found = await connection.collection('pages').findOne({}, { promoteLongs: false });
    expect(found).toEqual(document);
  });
  await expect(requireNoDocuments(restored)).rejects.toThrow('has documents in pages');
  for (const url of [original, restored])
    await withMongo(url, async (connection) => connection.dropDatabase());
});

it('objects are copied once, and restored with their types', async () => {
  const accessOf = (prefix: string) =>
    openObjects(
      loadSettings(objectSettings, {
        ...process.env,
        S3_BUCKET_PREFIX: `${newId().toLowerCase()}-${prefix}`,
      }),
    );
  const [original, restored] = [await accessOf('original'), await accessOf('restored')];
  const bucket = `${original.prefix}-lessons`;
  await original.client.makeBucket(bucket);
  await original.client.putObject(bucket, 'a/one.mp4', Buffer.from('video'), 5, {
    'Content-Type': 'video/mp4',
  });
  const first = await saveObjects(original, ['lessons', 'missing'], folder);
  await original.client.putObject(bucket, 'a/one.mp4', Buffer.from('other'), 5, {
    'Content-Type': 'video/mp4',
  });
  const second = await saveObjects(original, ['lessons'], folder);
  expect(first[0]?.file).not.toBe(second[0]?.file);

  await restoreObjects(restored, first, folder);
  const content = await restored.client.getObject(`${restored.prefix}-lessons`, 'a/one.mp4');
  expect(Buffer.concat(await content.toArray()).toString()).toBe('video');
  const { metaData } = await restored.client.statObject(`${restored.prefix}-lessons`, 'a/one.mp4');
  expect(metaData['content-type']).toBe('video/mp4');
  await expect(requireEmptyBuckets(restored, ['missing', 'lessons'])).rejects.toThrow('-lessons has objects');

  await removeUnused(folder, new Set(second.map(({ file }) => file)));
  const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(left).toHaveLength(1);
});
