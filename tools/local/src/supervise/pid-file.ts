import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readJson } from '../base/read-json.ts';
import { killProcessGroup } from './process-group.ts';
import { readStartTime } from './process-table.ts';

export interface PidRecord {
  readonly pid: number;
  readonly startTime: string;
}

/** Record of the process that has this pid now. A later process with the same pid does not match it. */
export const createPidRecord = (pid: number): PidRecord => ({ pid, startTime: readStartTime(pid) ?? '' });

/** Whether the recorded process still runs; false for a later process with the same pid. */
export const isRunning = (record: PidRecord): boolean => readStartTime(record.pid) === record.startTime;

export const writePid = (folder: string, name: string, pid: number): void =>
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(createPidRecord(pid)));

export const removePid = (folder: string, name: string): void =>
  rmSync(join(folder, `${name}.json`), { force: true });

const listRunning = (folder: string, names: readonly string[]): { name: string; pid: number }[] =>
  names.flatMap((name) => {
    const record = readJson<PidRecord>(join(folder, `${name}.json`));
    return record && isRunning(record) ? [{ name, pid: record.pid }] : [];
  });

/** How long remaining processes may take to shut down after their watcher's signal; a database still writes its data. */
const gracePeriodMs = 5000;

/** Ends the processes that a crashed run left, and returns the names of their parts. */
export const endLeftoverProcesses = async (folder: string): Promise<string[]> => {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -5));
  const running = listRunning(folder, names);
  for (
    const deadline = Date.now() + gracePeriodMs;
    listRunning(folder, names).length && Date.now() < deadline;
  )
    await sleep(50);
  for (const { pid } of listRunning(folder, names)) killProcessGroup(pid);
  for (const name of names) removePid(folder, name);
  return running.map(({ name }) => name);
};
