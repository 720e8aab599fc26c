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

const manifestFile = 'manifest.json';

/** The folder of a service in an archive: a folder per backup, and `objects`, which the backups share. */
export const serviceFolder = (archive: string, service: string): string => join(archive, service);
export const objectsFolder = (archive: string, service: string): string =>
  join(serviceFolder(archive, service), 'objects');

/** Creates the folder of a new backup. A backup without a manifest is incomplete and is never restored. */
export const createBackupFolder = async (archive: string, service: string, at: Date): Promise<string> => {
  const folder = join(serviceFolder(archive, service), at.toISOString().replaceAll(':', '-'));
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

/** The services with a complete backup. */
export const listServices = async (archive: string): Promise<readonly string[]> => {
  const names = existsSync(archive) ? await readdir(archive) : [];
  const complete = await Promise.all(
    names.map(async (name) => (await listBackups(archive, name)).length > 0),
  );
  return names.filter((_, index) => complete[index]);
};

/** Removes the older backups and incomplete ones before the newest complete one. */
export const removeOldBackups = async (archive: string, service: string, keep: number): Promise<void> => {
  const kept = (await listBackups(archive, service)).slice(-keep).map(({ folder }) => folder);
  const newest = kept.at(-1) ?? '';
  for (const folder of await foldersOf(archive, service))
    if (!kept.includes(folder) && folder < newest) await rm(folder, { recursive: true });
};
