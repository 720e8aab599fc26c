import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endGroup } from './leash.ts';
import { startTimeOf } from './process-facts.ts';

export interface PidRecord {
  readonly pid: number;
  readonly startTime: string;
}

/** The process that now bears this pid, as a record that no later process can match. */
export const recordOf = (pid: number): PidRecord => ({ pid, startTime: startTimeOf(pid) ?? '' });

/** Is this very process, not a later one with its number, still running? */
export const isAlive = (record: PidRecord): boolean => startTimeOf(record.pid) === record.startTime;

export const writePid = (folder: string, name: string, pid: number): void =>
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(recordOf(pid)));

export const removePid = (folder: string, name: string): void =>
  rmSync(join(folder, `${name}.json`), { force: true });

export const readRecord = (file: string): PidRecord | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Ends every process that an earlier, crashed run left behind, and says which parts those were. */
export const endLeftovers = (folder: string): string[] => {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -5));
  const left = names.filter((name) => {
    const record = readRecord(join(folder, `${name}.json`));
    if (!record || !isAlive(record)) return false;
    endGroup(record.pid);
    return true;
  });
  for (const name of names) removePid(folder, name);
  return left;
};
