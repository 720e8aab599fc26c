import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from '../base/home.ts';
import { Obstacle } from '../base/obstacle.ts';
import { endLeftovers, isAlive, type PidRecord, recordOf } from '../supervise/pid-file.ts';

export interface RunRecord extends PidRecord {
  readonly what: 'start' | 'backing' | 'alone';
}

const fileOf = (home: Home): string => join(home.folder, 'run.json');

/** The launcher that now runs from this home, if any does. */
export const currentRun = (home: Home): RunRecord | undefined => {
  try {
    const record: RunRecord = JSON.parse(readFileSync(fileOf(home), 'utf8'));
    return isAlive(record) ? record : undefined;
  } catch {
    return undefined;
  }
};

const inUse = (home: Home, pid: number | undefined): Obstacle =>
  new Obstacle(
    `Sargam already runs from ${home.folder} (process ${pid}). End it with "npm stop", or set SARGAM_HOME to another folder.`,
  );

/** Makes this process the one launcher of the home; what a crashed one left behind is ended first. */
export const claimHome = async (
  home: Home,
  what: RunRecord['what'],
  say: (line: string) => void,
): Promise<void> => {
  const running = currentRun(home);
  if (running) throw inUse(home, running.pid);
  rmSync(fileOf(home), { force: true });
  try {
    writeFileSync(fileOf(home), JSON.stringify({ ...recordOf(process.pid), what } satisfies RunRecord), {
      flag: 'wx',
    });
  } catch {
    // Another start was a moment faster.
    throw inUse(home, currentRun(home)?.pid);
  }
  const left = await endLeftovers(home.pids);
  if (left.length) say(`An earlier run ended badly; ended what it left: ${left.join(', ')}.`);
};

export const releaseHome = (home: Home): void => {
  rmSync(fileOf(home), { force: true });
  rmSync(join(home.folder, 'state.json'), { force: true });
};
