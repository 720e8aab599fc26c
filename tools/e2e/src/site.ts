import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readJson } from '@sargam/local/base/read-json';
import { isRunning, type PidRecord } from '@sargam/local/supervise/pid-file';
import { eventually } from './eventually.ts';

const launcherFolder = join(import.meta.dirname, '../../local/src');

interface PartStatus {
  readonly name: string;
  readonly ready: boolean;
  readonly pid: number | null;
  readonly restarts: number;
}

interface Status {
  readonly ready: boolean;
  readonly addresses: Readonly<Record<string, string>>;
  readonly parts: readonly PartStatus[];
}

const launcherArguments = (script: string, args: readonly string[]): string[] => [
  '--disable-warning=ExperimentalWarning',
  join(launcherFolder, script),
  ...args,
];

/** Runs a script of the launcher for this home, as `npm run …` does, and shows its output. */
export const runLauncher = (home: string, script: string, args: readonly string[]): void => {
  const { status, signal } = spawnSync(process.execPath, launcherArguments(script, args), {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SARGAM_HOME: home },
  });
  if (status !== 0) throw new Error(`${script} ended with ${status ?? signal}`);
};

/** The output of `npm run status -- --json`. Asynchronous, because the browser needs the event loop meanwhile. */
export const readStatus = async (home: string): Promise<Status> => {
  const { stdout } = await promisify(execFile)(process.execPath, launcherArguments('status.ts', ['--json']), {
    env: { ...process.env, SARGAM_HOME: home },
  });
  return JSON.parse(stdout);
};

/** A running marketplace. */
export interface Site {
  readonly address: string;
  readonly inbox: string;
  readonly payments: string;
  readPart(name: string): Promise<PartStatus>;
  /**
   * Kills a part with SIGKILL, and again after each restart by the launcher, until the returned function is called.
   * Resolves once the launcher delays the next restart. The process id comes from the launcher's pid file: reading the
   * status takes longer than a part needs to restart.
   */
  keepDown(name: string): Promise<() => void>;
  waitUntilReady(): Promise<void>;
}

// After the seventh kill the launcher waits ten seconds, which is long enough to check the page without the part.
const killsUntilSlowRestart = 7;

export const connectToSite = async (home = process.env['E2E_RUNNING'] ?? ''): Promise<Site> => {
  const { addresses } = await readStatus(home);
  const { site, inbox, payments } = addresses;
  if (!site || !inbox || !payments) throw new Error(`No marketplace runs from ${home}.`);

  const readPart = async (name: string) => {
    const found = (await readStatus(home)).parts.find((one) => one.name === name);
    if (!found) throw new Error(`The site has no part ${name}.`);
    return found;
  };
  const keepDown = async (name: string) => {
    const file = join(home, 'pids', `${name}.json`);
    const killed = new Set<number>();
    let isReleased = false;
    const killUntil = async (isDone: () => boolean) => {
      while (!isDone()) {
        const found = readJson<PidRecord>(file);
        if (found && isRunning(found)) {
          killed.add(found.pid);
          process.kill(found.pid, 'SIGKILL');
        }
        await sleep(50);
      }
    };
    await killUntil(() => killed.size >= killsUntilSlowRestart);
    const killing = killUntil(() => isReleased);
    killing.catch(() => undefined);
    return () => {
      isReleased = true;
    };
  };
  const waitUntilReady = async () => {
    const checkReady = async () => (await readStatus(home)).ready || undefined;
    await eventually('every part is ready again', checkReady, 60_000);
  };
  return { address: site, inbox, payments, readPart, keepDown, waitUntilReady };
};
