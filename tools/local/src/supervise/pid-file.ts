import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { killProcessGroup } from './process-group.ts';
import { readStartTime } from './process-table.ts';

export interface PidRecord {
  readonly pid: number;
  readonly startTime: string;
}

/** The process that now bears this pid, as a record that no later process can match. */
export const createPidRecord = (pid: number): PidRecord => ({ pid, startTime: readStartTime(pid) ?? '' });

/** Is this very process, not a later one with its number, still running? */
export const isRunning = (record: PidRecord): boolean => readStartTime(record.pid) === record.startTime;

export const writePid = (folder: string, name: string, pid: number): void =>
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(createPidRecord(pid)));

export const removePid = (folder: string, name: string): void =>
  rmSync(join(folder, `${name}.json`), { force: true });

export const readRecord = (file: string): PidRecord | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const listRunning = (folder: string, names: readonly string[]): { name: string; pid: number }[] =>
  names.flatMap((name) => {
    const record = readRecord(join(folder, `${name}.json`));
    return record && isRunning(record) ? [{ name, pid: record.pid }] : [];
  });

/** How long leftovers may take to end well: their leash has asked them to, and a database has things to write. */
const gracePeriodMs = 5000;

/** Sees to the end of every process that an earlier, crashed run left behind, and says which parts those were. */
export const endLeftoverProcesses = async (folder: string): Promise<string[]> => {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -5));
  const left = listRunning(folder, names);
  for (
    const deadline = Date.now() + gracePeriodMs;
    listRunning(folder, names).length && Date.now() < deadline;
  )
    await sleep(50);
  for (const { pid } of listRunning(folder, names)) killProcessGroup(pid);
  for (const name of names) removePid(folder, name);
  return left.map(({ name }) => name);
};
