import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserFacingError } from '@sargam/local/base/user-facing-error';
import { type Backup, listBackups, objectsFolder } from './archive/archive.ts';
import { readLines } from './archive/lines.ts';
import { files } from './back-up-service.ts';
import { republish } from './republish-service.ts';
import { type ServiceStores, withKafka } from './service-stores.ts';
import { openObjects, restoreObjects, type SavedObject } from './stores/buckets.ts';
import { restoreDocuments } from './stores/mongo.ts';
import { type GroupOffsets, importOffsets, mapOffsets } from './stores/offsets.ts';
import { restoreDatabase } from './stores/postgres.ts';
import { findPostgresPrograms } from './stores/postgres-programs.ts';
import { importTopic, topicFile } from './stores/topics.ts';

/** Clocks of services, brokers and the machine of the backup differ by less. */
const CLOCK_MS = 60_000;

/** The newest backups of a service; each content may be from another one. */
interface Newest {
  readonly stores: ServiceStores;
  readonly database: Backup | undefined;
  readonly objects: Backup | undefined;
  readonly topics: Backup | undefined;
}

const findNewest = async (archive: string, stores: ServiceStores): Promise<Newest> => {
  const backups = await listBackups(archive, stores.name);
  const newest = (has: (backup: Backup) => boolean) => backups.findLast(has);
  return {
    stores,
    database: newest(({ manifest }) => manifest.databaseAt !== undefined),
    objects: newest(({ manifest }) => manifest.contents.objects !== undefined),
    topics: newest(({ manifest }) => manifest.topicsAt !== undefined),
  };
};

const timeOf = (text: string | undefined): number => (text ? Date.parse(text) : Number.POSITIVE_INFINITY);

/** Messages that were published later are left out: the restored database may lack what they are about. */
const topicsUntil = ({ database }: Newest): Date =>
  new Date(Math.min(timeOf(database?.manifest.databaseAt) - CLOCK_MS, 8.64e15));

/** Events that were published since then are published again: the restored topics may lack them. */
const republishSince = (newest: Newest): Date =>
  new Date(Math.min(topicsUntil(newest).getTime(), timeOf(newest.topics?.manifest.topicsAt)) - 5 * CLOCK_MS);

type Print = (line: string) => void;

const restoreStores = async (
  { stores, database, objects }: Newest,
  archive: string,
  print: Print,
): Promise<void> => {
  const { name, databaseUrl, mongoUrl } = stores;
  if (database && databaseUrl)
    await restoreDatabase(
      databaseUrl,
      join(database.folder, files.database),
      await findPostgresPrograms(databaseUrl, print),
    );
  if (database && mongoUrl) await restoreDocuments(mongoUrl, join(database.folder, files.documents));
  if (objects && stores.objects) {
    const saved: SavedObject[] = [];
    for await (const line of readLines<SavedObject>(join(objects.folder, files.objects))) saved.push(line);
    await restoreObjects(await openObjects(stores.objects), saved, objectsFolder(archive, name));
  }
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

const restoreOffsets = async (newest: Newest, all: readonly Newest[]): Promise<void> => {
  const { stores, database } = newest;
  if (!database || !stores.kafka) return;
  const groups: GroupOffsets[] = JSON.parse(await readFile(join(database.folder, files.offsets), 'utf8'));
  await withKafka(stores.kafka, async (access) => {
    // At the same time: the client takes seconds for a group, mostly waiting.
    await Promise.all(
      groups.map(async (group) => {
        const owner = all.find(({ stores: { name } }) => group.topic.startsWith(`${name}.`));
        const file = owner?.topics && topicFile(owner.topics.folder, group.topic);
        if (file && existsSync(file))
          await importOffsets(access, group, await mapOffsets(group, file, topicsUntil(owner)));
      }),
    );
  });
};

/**
 * Restores the newest backup of every service into empty stores. Topics are cut at the time of the owner's database, and each owner
 * publishes again what its restored topics may lack, with the same ids.
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
