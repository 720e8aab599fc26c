import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repository } from '../base/home.ts';
import { createPidRecord, isRunning, readRecord } from '../supervise/pid-file.ts';

const file = join(repository, '.sargam', 'build.lock');

const tryToLock = (): boolean => {
  try {
    writeFileSync(file, JSON.stringify(createPidRecord(process.pid)), { flag: 'wx' });
    return true;
  } catch {
    const holder = readRecord(file);
    if (holder && !isRunning(holder)) rmSync(file, { force: true });
    return false;
  }
};

/** Builds land in the checkout, which several runs may share: one builds, the others wait and find it done. */
export const withBuildLock = async <T>(work: () => Promise<T>): Promise<T> => {
  mkdirSync(dirname(file), { recursive: true });
  while (!tryToLock()) await sleep(100);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};
