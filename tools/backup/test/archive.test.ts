import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createBackupFolder,
  listBackups,
  listServices,
  removeOldBackups,
  writeManifest,
} from '../src/archive/archive.ts';

const archive = mkdtempSync(join(tmpdir(), 'sargam-archive-'));
afterAll(() => rmSync(archive, { recursive: true }));

const startBackup = (day: number) =>
  createBackupFolder(archive, 'commerce', new Date(Date.UTC(2026, 10, day)));
const finishBackup = async (day: number): Promise<void> => {
  const at = new Date(Date.UTC(2026, 10, day)).toISOString();
  const manifest = { service: 'commerce', startedAt: at, finishedAt: at, contents: {}, topics: {} };
  await writeManifest(await startBackup(day), manifest);
};
const listDays = async () =>
  (await listBackups(archive, 'commerce')).map(({ manifest }) => new Date(manifest.startedAt).getUTCDate());

it('a backup without a manifest is never restored', async () => {
  await finishBackup(1);
  await startBackup(2);
  expect(await listDays()).toEqual([1]);
  expect(await listServices(archive)).toEqual(['commerce']);
  expect(await listBackups(archive, 'store')).toEqual([]);
});

it('the newest backups are kept, and one that is being written', async () => {
  for (const day of [3, 4, 5]) await finishBackup(day);
  const running = await startBackup(6);
  await removeOldBackups(archive, 'commerce', 2);
  expect(await listDays()).toEqual([4, 5]);
  await writeManifest(running, {
    service: 'commerce',
    startedAt: '2026-11-06T00:00:00.000Z',
    finishedAt: '2026-11-06T00:00:00.000Z',
    contents: {},
    topics: {},
  });
  expect(await listDays()).toEqual([4, 5, 6]);
});
