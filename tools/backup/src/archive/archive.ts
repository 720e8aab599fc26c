import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a backup of one service contains, and when each store was read. */
export interface Manifest {
  readonly service: string;
  readonly startedAt: string;
  /** Just before the database was read: the database has every row that was committed before. */
  readonly databaseAt?: string;
  /** Just before the topics were read. */
  readonly topicsAt?: string;
  readonly finishedAt: string;
  /** Numbers of documents, objects and consumer groups. */
  readonly contents: Readonly<Record<string, number>>;
  /** The number of messages of each topic. */
  readonly topics: Readonly<Record<string, number>>;
}

export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
}

export const contentNames = ['database', 'objects', 'topics'] as const;
export type ContentName = (typeof contentNames)[number];

export const hasContent = ({ manifest }: Backup, content: ContentName): boolean =>
  ({
    database: manifest.databaseAt !== undefined,
    objects: manifest.contents.objects !== undefined,
    topics: manifest.topicsAt !== undefined,
  })[content];

const manifestFile = 'manifest.json';

/** The folder of a service in an archive: a folder per backup, and `objects`, which the backups share. */
export const serviceFolder = (archive: string, service: string): string => join(archive, service);
export const objectsFolder = (archive: string, service: string): string =>
  join(serviceFolder(archive, service), 'objects');

/** The time of the start. Names are in the order of the times. */
const folderName = (at: Date): string => at.toISOString().replaceAll(':', '-');

/** Creates the folder of a new backup. A backup without a manifest is incomplete and is never restored. */
export const createBackupFolder = async (archive: string, service: string, at: Date): Promise<string> => {
  const folder = join(serviceFolder(archive, service), folderName(at));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
};

/** Written last: it makes the backup complete. */
export const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  const file = join(folder, manifestFile);
  await writeFile(`${file}.new`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
};

const foldersOf = async (archive: string, service: string): Promise<readonly string[]> => {
  const parent = serviceFolder(archive, service);
  if (!existsSync(parent)) return [];
  const names = (await readdir(parent)).filter((name) => /^\d{4}-/.test(name)).sort();
  return names.map((name) => join(parent, name));
};

/** The complete backups of a service, the oldest first. */
export const listBackups = async (archive: string, service: string): Promise<readonly Backup[]> => {
  const folders = (await foldersOf(archive, service)).filter((folder) =>
    existsSync(join(folder, manifestFile)),
  );
  return Promise.all(
    folders.map(async (folder) => ({
      folder,
      manifest: JSON.parse(await readFile(join(folder, manifestFile), 'utf8')) as Manifest,
    })),
  );
};

const DAY_MS = 86_400_000;

/**
 * Keeps the newest `keep` complete backups of each content, at least one, and removes the others. Incomplete backups are removed
 * when they are older than a day: a newer one may still be written. Resolves to whether such a newer one exists.
 */
export const removeOldBackups = async (
  archive: string,
  service: string,
  keep: number,
  now: Date,
): Promise<boolean> => {
  const complete = await listBackups(archive, service);
  const newestOf = (content: ContentName) =>
    complete.filter((backup) => hasContent(backup, content)).slice(-Math.max(1, keep));
  const kept = new Set(contentNames.flatMap(newestOf).map(({ folder }) => folder));
  const finished = new Set(complete.map(({ folder }) => folder));
  const dayAgo = join(serviceFolder(archive, service), folderName(new Date(now.getTime() - DAY_MS)));
  const folders = await foldersOf(archive, service);
  const isRunning = (folder: string) => !finished.has(folder) && folder >= dayAgo;
  for (const folder of folders)
    if (!kept.has(folder) && !isRunning(folder)) await rm(folder, { recursive: true });
  return folders.some(isRunning);
};
