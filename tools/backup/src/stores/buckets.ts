import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limitConcurrency } from '@sargam/chassis/concurrency';
import type { ObjectValues } from '@sargam/chassis/config';
import { createObjectClient } from '@sargam/chassis/objects';
import type { BucketItem, Client } from 'minio';
import { notEmpty } from './not-empty.ts';

/** An object of a bucket; `file` is its content in the folder that all backups of a service share. */
export interface SavedObject {
  readonly bucket: string;
  readonly key: string;
  readonly type: string;
  readonly size: number;
  readonly file: string;
}

export interface ObjectAccess {
  readonly client: Client;
  readonly prefix: string;
}

const CONCURRENT = 4;

export const openObjects = async (settings: ObjectValues): Promise<ObjectAccess> => ({
  client: await createObjectClient(settings),
  prefix: settings.s3BucketPrefix,
});

const listObjects = async ({ client, prefix }: ObjectAccess, bucket: string): Promise<BucketItem[]> => {
  const name = `${prefix}-${bucket}`;
  if (!(await client.bucketExists(name))) return [];
  const found: BucketItem[] = [];
  const listed: AsyncIterable<BucketItem> = client.listObjectsV2(name, '', true);
  for await (const item of listed) if (item.name) found.push(item);
  return found;
};

/** Name of an object's content: a changed object has another etag, and therefore another file. */
const fileOf = (bucket: string, { name, etag, size }: BucketItem): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([bucket, name, etag, size]))
    .digest('hex');
  return join(hash.slice(0, 2), hash.slice(2));
};

const download = async (content: Readable, target: string): Promise<void> => {
  await mkdir(dirname(target), { recursive: true });
  const part = `${target}.${process.pid}.part`;
  try {
    await pipeline(content, createWriteStream(part, { mode: 0o600 }));
    await rename(part, target);
  } finally {
    await rm(part, { force: true });
  }
};

/** Copies the objects that no earlier backup has; returns all objects of the buckets. */
export const saveObjects = async (
  access: ObjectAccess,
  buckets: readonly string[],
  folder: string,
): Promise<readonly SavedObject[]> => {
  const { client, prefix } = access;
  const inTurn = limitConcurrency(CONCURRENT);
  const save = async (bucket: string, item: BucketItem): Promise<SavedObject> => {
    const [name, key, file] = [`${prefix}-${bucket}`, item.name ?? '', fileOf(bucket, item)];
    const { metaData } = await client.statObject(name, key);
    const target = join(folder, file);
    if (!existsSync(target)) await download(await client.getObject(name, key), target);
    return { bucket, key, type: String(metaData['content-type'] ?? ''), size: item.size, file };
  };
  const saved = await Promise.all(
    buckets.map(async (bucket) => {
      const items = await listObjects(access, bucket);
      return Promise.all(items.map((item) => inTurn(() => save(bucket, item))));
    }),
  );
  return saved.flat();
};

/** @throws UserFacingError for a bucket with objects. A missing bucket is empty. */
export const requireEmptyBuckets = async (
  access: ObjectAccess,
  buckets: readonly string[],
): Promise<void> => {
  for (const bucket of buckets)
    if ((await listObjects(access, bucket)).length > 0)
      throw notEmpty(`The bucket ${access.prefix}-${bucket} has objects`);
};

/** Sends the objects to their buckets; creates missing buckets. */
export const restoreObjects = async (
  access: ObjectAccess,
  objects: readonly SavedObject[],
  folder: string,
): Promise<void> => {
  const { client, prefix } = access;
  const inTurn = limitConcurrency(CONCURRENT);
  for (const bucket of new Set(objects.map((object) => object.bucket))) {
    const name = `${prefix}-${bucket}`;
    if (!(await client.bucketExists(name))) await client.makeBucket(name);
  }
  await Promise.all(
    objects.map(({ bucket, key, type, size, file }) =>
      inTurn(() =>
        client.putObject(`${prefix}-${bucket}`, key, createReadStream(join(folder, file)), size, {
          'Content-Type': type,
        }),
      ),
    ),
  );
};

/** Removes contents that no remaining backup refers to. */
export const removeUnused = async (folder: string, used: ReadonlySet<string>): Promise<void> => {
  if (!existsSync(folder)) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (entry.isFile() && !used.has(file)) await rm(join(folder, file));
  }
};
