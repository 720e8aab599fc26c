import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repository } from '../base/home.ts';
import { readJson } from '../base/read-json.ts';
import { createPidRecord, isRunning, type PidRecord } from '../supervise/pid-file.ts';

const file = join(repository, '.sargam', 'build.lock');

const tryToLock = (): boolean => {
  try {
    writeFileSync(file, JSON.stringify(createPidRecord(process.pid)), { flag: 'wx' });
    return true;
  } catch {
    const holder = readJson<PidRecord>(file);
    if (holder && !isRunning(holder)) rmSync(file, { force: true });
    return false;
  }
};

/** Serializes builds of several runs, which write into the same checkout. */
export const withBuildLock = async <T>(work: () => Promise<T>): Promise<T> => {
  mkdirSync(dirname(file), { recursive: true });
  while (!tryToLock()) await sleep(100);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};
