import { type Backup, type ContentName, hasContent, listBackups } from './archive/archive.ts';
import type { ServiceStores } from './service-stores.ts';

/** Clocks of services, brokers and the machine of the backup differ by less. */
const CLOCK_MS = 60_000;
/** Events are published again from this long before the restored topics end. */
const REPUBLISHED_MS = 5 * CLOCK_MS;
/** The latest time of a Date. */
const LATEST_MS = 8.64e15;

/** The newest backups of a service; each content may be from another one. */
export interface Newest {
  readonly stores: ServiceStores;
  readonly database: Backup | undefined;
  readonly objects: Backup | undefined;
  readonly topics: Backup | undefined;
}

export const findNewest = async (archive: string, stores: ServiceStores): Promise<Newest> => {
  const backups = await listBackups(archive, stores.name);
  const newest = (content: ContentName) => backups.findLast((backup) => hasContent(backup, content));
  return { stores, database: newest('database'), objects: newest('objects'), topics: newest('topics') };
};

const timeOf = (text: string | undefined): number => (text ? Date.parse(text) : Number.POSITIVE_INFINITY);

/** Messages published after the database backup are not restored. */
export const topicsUntil = ({ database }: Newest): Date =>
  new Date(Math.min(timeOf(database?.manifest.databaseAt) - CLOCK_MS, LATEST_MS));

/** Events published since this time are published again: the restored topics may lack them. */
export const republishSince = (newest: Newest): Date =>
  new Date(
    Math.min(topicsUntil(newest).getTime(), timeOf(newest.topics?.manifest.topicsAt)) - REPUBLISHED_MS,
  );
