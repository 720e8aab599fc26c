import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ContentName,
  createBackupFolder,
  listBackups,
  removeOldBackups,
  writeManifest,
} from '../src/archive/archive.ts';

const archive = mkdtempSync(join(tmpdir(), 'sargam-archive-'));
afterAll(() => rmSync(archive, { recursive: true }));

const dayOf = (day: number, hour = 0) => new Date(Date.UTC(2026, 10, day, hour));

const finishBackup = async (
  service: string,
  day: number,
  contents: readonly ContentName[],
): Promise<void> => {
  const at = dayOf(day).toISOString();
  const has = (name: ContentName) => contents.includes(name);
  await writeManifest(await createBackupFolder(archive, service, dayOf(day)), {
    service,
    startedAt: at,
    finishedAt: at,
    ...(has('database') && { databaseAt: at }),
    ...(has('topics') && { topicsAt: at }),
    contents: has('objects') ? { objects: 0 } : {},
    topics: {},
  });
};

const listFolders = async (service: string) =>
  (await readdir(join(archive, service))).map((name) => Number(name.slice(8, 10))).sort((a, b) => a - b);

it('a backup without a manifest is not listed', async () => {
  await finishBackup('store', 1, ['database']);
  await createBackupFolder(archive, 'store', dayOf(2));
  expect((await listBackups(archive, 'store')).map(({ manifest }) => manifest.startedAt)).toEqual([
    dayOf(1).toISOString(),
  ]);
  expect(await listBackups(archive, 'identity')).toEqual([]);
});

it('backups are counted per content, so that nightly databases do not remove the weekly topics', async () => {
  for (const day of [1, 8]) await finishBackup('commerce', day, ['topics']);
  for (const day of [9, 10, 11, 12]) await finishBackup('commerce', day, ['database', 'objects']);
  await removeOldBackups(archive, 'commerce', 2, dayOf(12, 1));
  expect(await listFolders('commerce')).toEqual([1, 8, 11, 12]);
  await removeOldBackups(archive, 'commerce', 1, dayOf(12, 1));
  expect(await listFolders('commerce')).toEqual([8, 12]);
});

it('with keep 0, the newest backup of each content remains', async () => {
  await finishBackup('learning', 1, ['topics']);
  for (const day of [2, 3]) await finishBackup('learning', day, ['database']);
  await removeOldBackups(archive, 'learning', 0, dayOf(30));
  expect(await listFolders('learning')).toEqual([1, 3]);
});

it('an incomplete backup is removed when it is older than a day, and not before', async () => {
  await createBackupFolder(archive, 'payouts', dayOf(3));
  await finishBackup('payouts', 4, ['database']);
  expect(await removeOldBackups(archive, 'payouts', 2, dayOf(3, 23))).toBe(true);
  expect(await listFolders('payouts')).toEqual([3, 4]);
  expect(await removeOldBackups(archive, 'payouts', 2, dayOf(4, 1))).toBe(false);
  expect(await listFolders('payouts')).toEqual([4]);
});
