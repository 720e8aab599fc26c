import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from '../base/home.ts';
import { readJson } from '../base/read-json.ts';
import { UserFacingError } from '../base/user-facing-error.ts';
import { createPidRecord, endLeftoverProcesses, isRunning, type PidRecord } from '../supervise/pid-file.ts';

export interface RunRecord extends PidRecord {
  readonly what: 'start' | 'backing' | 'alone';
}

const fileOf = (home: Home): string => join(home.folder, 'run.json');

/** The launcher that runs from this home; undefined if none runs. */
export const findCurrentRun = (home: Home): RunRecord | undefined => {
  const record = readJson<RunRecord>(fileOf(home));
  return record && isRunning(record) ? record : undefined;
};

const homeInUseError = (home: Home, pid: number | undefined): UserFacingError =>
  new UserFacingError(
    `Sargam already runs from ${home.folder} (process ${pid}). Stop it with "npm stop", or set SARGAM_HOME to another folder.`,
  );

/** Makes this process the only launcher of the home, and ends processes that a crashed launcher left. */
export const lockHome = async (
  home: Home,
  what: RunRecord['what'],
  print: (line: string) => void,
): Promise<void> => {
  const running = findCurrentRun(home);
  if (running) throw homeInUseError(home, running.pid);
  rmSync(fileOf(home), { force: true });
  try {
    const record: RunRecord = { ...createPidRecord(process.pid), what };
    writeFileSync(fileOf(home), JSON.stringify(record), { flag: 'wx' });
  } catch {
    // Another launcher created the file in the meantime.
    throw homeInUseError(home, findCurrentRun(home)?.pid);
  }
  const remaining = await endLeftoverProcesses(home.pids);
  if (remaining.length)
    print(`An earlier run crashed; its remaining processes were ended: ${remaining.join(', ')}.`);
};

export const unlockHome = (home: Home): void => {
  rmSync(fileOf(home), { force: true });
  rmSync(join(home.folder, 'state.json'), { force: true });
};
