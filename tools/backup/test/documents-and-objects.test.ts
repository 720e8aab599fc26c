import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSettings, objectSettings } from '@sargam/chassis/config';
import { newId } from '@sargam/chassis/ids';
import mongoose from 'mongoose';
import { openObjects, removeUnused, restoreObjects, saveObjects } from '../src/stores/buckets.ts';
import { dumpDocuments, restoreDocuments, withMongo } from '../src/stores/mongo.ts';

const folder = mkdtempSync(join(tmpdir(), 'sargam-stores-'));
afterAll(() => rmSync(folder, { recursive: true }));

const databaseUrl = (name: string): string =>
  Object.assign(new URL(process.env.MONGO_URL ?? ''), { pathname: `/${name}` }).href;

it('documents keep their types, and a restore refuses a database with documents', async () => {
  const [lost, restored] = [databaseUrl(`lost_${newId()}`), databaseUrl(`restored_${newId()}`)];
  const document = {
    _id: 'one' as unknown as mongoose.mongo.BSON.ObjectId,
    at: new Date(0),
    body: new mongoose.mongo.Binary(Buffer.from([0, 255])),
    count: mongoose.mongo.Long.fromString('9007199254740993'),
    texts: { bn: 'গান' },
  };
  await withMongo(
    lost,
    async (connection) => void (await connection.collection('pages').insertOne(document)),
  );
  const file = join(folder, 'documents.ndjson.gz');
  expect(await dumpDocuments(lost, file)).toBe(1);
  expect(await restoreDocuments(restored, file)).toBe(1);
  await withMongo(restored, async (connection) => {
    const found = await connection.collection('pages').findOne({}, { promoteLongs: false });
    expect(found).toEqual(document);
  });
  await expect(restoreDocuments(restored, file)).rejects.toThrow('A restore needs an empty site');
  for (const url of [lost, restored]) await withMongo(url, async (connection) => connection.dropDatabase());
});

it('objects are copied once, and restored with their types', async () => {
  const accessOf = (prefix: string) =>
    openObjects(
      loadSettings(objectSettings, {
        ...process.env,
        S3_BUCKET_PREFIX: `${newId().toLowerCase()}-${prefix}`,
      }),
    );
  const [lost, restored] = [await accessOf('lost'), await accessOf('restored')];
  const bucket = `${lost.prefix}-lessons`;
  await lost.client.makeBucket(bucket);
  await lost.client.putObject(bucket, 'a/one.mp4', Buffer.from('video'), 5, { 'Content-Type': 'video/mp4' });
  const first = await saveObjects(lost, ['lessons', 'missing'], folder);
  await lost.client.putObject(bucket, 'a/one.mp4', Buffer.from('other'), 5, { 'Content-Type': 'video/mp4' });
  const second = await saveObjects(lost, ['lessons'], folder);
  expect(first[0]?.file).not.toBe(second[0]?.file);

  await restoreObjects(restored, first, folder);
  const content = await restored.client.getObject(`${restored.prefix}-lessons`, 'a/one.mp4');
  expect(Buffer.concat(await content.toArray()).toString()).toBe('video');
  const { metaData } = await restored.client.statObject(`${restored.prefix}-lessons`, 'a/one.mp4');
  expect(metaData['content-type']).toBe('video/mp4');
  await expect(restoreObjects(restored, first, folder)).rejects.toThrow('A restore needs an empty site');

  await removeUnused(folder, new Set(second.map(({ file }) => file)));
  const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(left).toHaveLength(1);
});
