import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserFacingError } from '@sargam/local/base/user-facing-error';
import {
  type ContentName,
  contentNames,
  createBackupFolder,
  hasContent,
  listBackups,
  type Manifest,
  objectsFolder,
  removeOldBackups,
  writeManifest,
} from './archive/archive.ts';
import { openLines, readLines } from './archive/lines.ts';
import { type ServiceStores, withKafka } from './service-stores.ts';
import { openObjects, removeUnused, type SavedObject, saveObjects } from './stores/buckets.ts';
import { dumpDocuments } from './stores/mongo.ts';
import { exportOffsets } from './stores/offsets.ts';
import { dumpDatabase } from './stores/postgres.ts';
import { findPostgresPrograms } from './stores/postgres-programs.ts';
import { exportTopic, listTopicsOf } from './stores/topics.ts';

/** The contents that an option names; all of them for an empty one. @throws UserFacingError for an unknown name. */
export const parseContents = (text: string): readonly ContentName[] => {
  const wanted = text.split(',').filter(Boolean);
  const unknown = wanted.filter((name) => !(contentNames as readonly string[]).includes(name));
  if (unknown.length > 0)
    throw new UserFacingError(
      `--contents=${unknown.join(',')} is unknown; known are ${contentNames.join(', ')}.`,
    );
  return wanted.length > 0 ? contentNames.filter((name) => wanted.includes(name)) : contentNames;
};

export const backupFiles = {
  offsets: 'offsets.json',
  database: 'database.dump',
  documents: 'documents.ndjson.gz',
  objects: 'objects.ndjson.gz',
} as const;

export type Print = (line: string) => void;

/** The database, and before it the offsets: a restored consumer gets again what it may have handled, and its inbox ignores it. */
const saveDatabase = async (stores: ServiceStores, folder: string, print: Print) => {
  const { databaseUrl, mongoUrl, kafka, name } = stores;
  const offsets = kafka ? await withKafka(kafka, (access) => exportOffsets(access, name)) : [];
  await writeFile(join(folder, backupFiles.offsets), JSON.stringify(offsets, null, 2), { mode: 0o600 });
  if (databaseUrl)
    await dumpDatabase(
      databaseUrl,
      join(folder, backupFiles.database),
      await findPostgresPrograms(databaseUrl, print),
    );
  const documents = mongoUrl ? await dumpDocuments(mongoUrl, join(folder, backupFiles.documents)) : 0;
  return { groups: offsets.length, ...(mongoUrl && { documents }) };
};

const saveBuckets = async (
  { objects, buckets }: ServiceStores,
  folder: string,
  shared: string,
): Promise<Record<string, number>> => {
  if (!objects) return {};
  const saved = await saveObjects(await openObjects(objects), buckets, shared);
  const lines = openLines(join(folder, backupFiles.objects));
  for (const object of saved) await lines.write(object);
  await lines.end();
  return { objects: saved.length };
};

const saveTopics = async (
  { kafka, name }: ServiceStores,
  folder: string,
): Promise<Record<string, number>> => {
  if (!kafka) return {};
  return withKafka(kafka, async (access) => {
    const counts: Record<string, number> = {};
    for (const topic of await listTopicsOf(access, name))
      counts[topic] = await exportTopic(access, topic, name, folder);
    return counts;
  });
};

/** Removes old backups, and contents of objects that only those had. */
const removeOld = async (archive: string, service: string, keep: number): Promise<void> => {
  // The objects that a running backup uses are not known before its end.
  if (await removeOldBackups(archive, service, keep, new Date())) return;
  const used = new Set<string>();
  for (const backup of await listBackups(archive, service))
    if (hasContent(backup, 'objects'))
      for await (const { file } of readLines<SavedObject>(join(backup.folder, backupFiles.objects)))
        used.add(file);
  await removeUnused(objectsFolder(archive, service), used);
};

export interface BackupOptions {
  readonly archive: string;
  readonly contents: readonly ContentName[];
  readonly keep: number;
  readonly print: Print;
}

/** Saves the stores of one running service: its database, then its buckets, then the topics that it publishes to. */
export const backUpService = async (
  stores: ServiceStores,
  { archive, contents, keep, print }: BackupOptions,
): Promise<Manifest> => {
  const startedAt = new Date();
  const folder = await createBackupFolder(archive, stores.name, startedAt);
  const has = (name: ContentName) => contents.includes(name);
  const now = () => new Date().toISOString();
  const databaseAt = now();
  const database = has('database') ? await saveDatabase(stores, folder, print) : {};
  const objects = has('objects')
    ? await saveBuckets(stores, folder, objectsFolder(archive, stores.name))
    : {};
  const topicsAt = now();
  const topics = has('topics') ? await saveTopics(stores, folder) : {};
  const manifest: Manifest = {
    service: stores.name,
    startedAt: startedAt.toISOString(),
    ...(has('database') && { databaseAt }),
    ...(has('topics') && { topicsAt }),
    finishedAt: now(),
    contents: { ...database, ...objects },
    topics,
  };
  await writeManifest(folder, manifest);
  await removeOld(archive, stores.name, keep);
  print(`${stores.name}: saved ${JSON.stringify({ ...manifest.contents, ...topics })}`);
  return manifest;
};
