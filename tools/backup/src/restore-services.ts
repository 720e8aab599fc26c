import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserFacingError } from '@sargam/local/base/user-facing-error';
import { type Backup, objectsFolder } from './archive/archive.ts';
import { readLines } from './archive/lines.ts';
import { backupFiles, type Print } from './back-up-service.ts';
import { findNewest, type Newest, republishSince, topicsUntil } from './newest-backups.ts';
import { republish } from './republish-service.ts';
import { type ServiceStores, withKafka } from './service-stores.ts';
import { openObjects, requireEmptyBuckets, restoreObjects, type SavedObject } from './stores/buckets.ts';
import { requireNoDocuments, restoreDocuments } from './stores/mongo.ts';
import {
  exportOffsets,
  firstOffsets,
  type GroupOffsets,
  importOffsets,
  mapOffsets,
} from './stores/offsets.ts';
import { requireNoTables, restoreDatabase } from './stores/postgres.ts';
import { findPostgresPrograms } from './stores/postgres-programs.ts';
import { importTopic, requireEmptyTopics, topicFile } from './stores/topics.ts';

const readObjects = async ({ folder }: Backup): Promise<readonly SavedObject[]> => {
  const saved: SavedObject[] = [];
  for await (const line of readLines<SavedObject>(join(folder, backupFiles.objects))) saved.push(line);
  return saved;
};

/** @throws UserFacingError for a store that has data and would be restored. */
const requireEmptyStores = async ({ stores, database, objects, topics }: Newest): Promise<void> => {
  if (database && stores.databaseUrl) await requireNoTables(stores.databaseUrl);
  if (database && stores.mongoUrl) await requireNoDocuments(stores.mongoUrl);
  if (objects && stores.objects) {
    const buckets = new Set((await readObjects(objects)).map(({ bucket }) => bucket));
    await requireEmptyBuckets(await openObjects(stores.objects), [...buckets]);
  }
  if (topics && stores.kafka)
    await withKafka(stores.kafka, (access) =>
      requireEmptyTopics(access, Object.keys(topics.manifest.topics)),
    );
};

const restoreStores = async (
  { stores, database, objects }: Newest,
  archive: string,
  print: Print,
): Promise<void> => {
  const { name, databaseUrl, mongoUrl } = stores;
  if (database && databaseUrl)
    await restoreDatabase(
      databaseUrl,
      join(database.folder, backupFiles.database),
      await findPostgresPrograms(databaseUrl, print),
    );
  if (database && mongoUrl) await restoreDocuments(mongoUrl, join(database.folder, backupFiles.documents));
  if (objects && stores.objects)
    await restoreObjects(
      await openObjects(stores.objects),
      await readObjects(objects),
      objectsFolder(archive, name),
    );
  if (database) print(`${name}: database of ${database.manifest.databaseAt}`);
};

const restoreTopics = async (newest: Newest, print: Print): Promise<void> => {
  const { stores, topics } = newest;
  if (!topics || !stores.kafka) return;
  await withKafka(stores.kafka, async (access) => {
    for (const [topic, saved] of Object.entries(topics.manifest.topics)) {
      const count = await importTopic(access, topicFile(topics.folder, topic), topicsUntil(newest));
      print(
        `${stores.name}: ${count} of ${saved} messages of ${topic}, saved at ${topics.manifest.topicsAt}`,
      );
    }
  });
};

/**
 * Sets the offsets of the service's consumer groups. A group of a restored topic continues at its saved offsets. Any other group reads
 * its topic from the beginning: its present offsets are newer than the restored database. The inbox ignores repeated events.
 */
const restoreOffsets = async (newest: Newest, all: readonly Newest[]): Promise<void> => {
  const { stores, database } = newest;
  const { kafka, name } = stores;
  if (!database || !kafka) return;
  const saved: GroupOffsets[] = JSON.parse(
    await readFile(join(database.folder, backupFiles.offsets), 'utf8'),
  );
  await withKafka(kafka, async (access) => {
    const present = await exportOffsets(access, name);
    const existing = new Set(await access.admin.listTopics());
    const groups = new Map([...present, ...saved].map((group) => [group.group, group]));
    const offsetsFor = async (group: GroupOffsets) => {
      const owner = all.find((other) => group.topic.startsWith(`${other.stores.name}.`));
      const file = owner?.topics && topicFile(owner.topics.folder, group.topic);
      return file && existsSync(file) && saved.includes(group)
        ? mapOffsets(group, file, topicsUntil(owner))
        : firstOffsets(access, group.topic);
    };
    // At the same time: the client takes seconds for a group, mostly waiting.
    await Promise.all(
      [...groups.values()]
        .filter(({ topic }) => existing.has(`${kafka.topicPrefix}${topic}`))
        .map(async (group) => importOffsets(access, group, await offsetsFor(group))),
    );
  });
};

/**
 * Restores the newest backup of every service into empty stores. Nothing is changed if one of the stores has data. Topics are cut at
 * the time of the owner's database, and each owner publishes again what its restored topics may lack, with the same ids.
 */
export const restoreServices = async (
  services: readonly ServiceStores[],
  archive: string,
  print: Print,
): Promise<void> => {
  const all = await Promise.all(services.map((stores) => findNewest(archive, stores)));
  const missing = all.filter(({ stores, database }) => (stores.databaseUrl ?? stores.mongoUrl) && !database);
  if (missing.length > 0)
    throw new UserFacingError(
      `${archive} has no backup of the database of ${missing.map(({ stores }) => stores.name).join(', ')}.`,
    );
  for (const newest of all) await requireEmptyStores(newest);
  for (const newest of all) await restoreStores(newest, archive, print);
  for (const newest of all) await restoreTopics(newest, print);
  await Promise.all(all.map((newest) => restoreOffsets(newest, all)));
  for (const newest of all) {
    const count = await republish(newest.stores, republishSince(newest));
    if (count > 0)
      print(
        `${newest.stores.name}: publishes ${count} events again, since ${republishSince(newest).toISOString()}`,
      );
  }
};
