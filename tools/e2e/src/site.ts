import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openHome } from '@sargam/local/base/home';
import { readJson } from '@sargam/local/base/read-json';
import { findCurrentRun } from '@sargam/local/run/home-lock';
import { type RunState, readState } from '@sargam/local/run/state';
import { isRunning, type PidRecord } from '@sargam/local/supervise/pid-file';
import { createSandboxClient, type SandboxClient } from '@sargam/sslcommerz-sandbox/client';
import { eventually } from './eventually.ts';

const launcherFolder = join(import.meta.dirname, '../../local/src');

type PartStatus = RunState['parts'][number];

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
export const readStatusByCommand = async (home: string): Promise<RunState> => {
  const { stdout } = await promisify(execFile)(process.execPath, launcherArguments('status.ts', ['--json']), {
    env: { ...process.env, SARGAM_HOME: home },
  });
  return JSON.parse(stdout);
};

/** The same state without the command's process, which takes a third of a second of CPU time. */
const readStatus = (folder: string): RunState => {
  const home = openHome({ ...process.env, SARGAM_HOME: folder });
  return findCurrentRun(home) ? readState(home) : { ready: false, addresses: {}, parts: [] };
};

/** A running marketplace. */
export interface Site {
  readonly address: string;
  readonly inbox: string;
  readonly payments: string;
  readonly sandbox: SandboxClient;
  readPart(name: string): PartStatus;
  /**
   * Kills a part with SIGKILL, and again after each restart by the launcher, until the returned function is called.
   * Resolves once the launcher delays the next restart.
   */
  keepDown(name: string): Promise<() => void>;
  waitUntilReady(): Promise<void>;
}

// After the seventh kill the launcher waits ten seconds, which is long enough to check the page without the part.
const killsUntilSlowRestart = 7;

export const connectToSite = async (home = process.env['E2E_RUNNING'] ?? ''): Promise<Site> => {
  const { addresses } = readStatus(home);
  const { site, inbox, payments } = addresses;
  if (!site || !inbox || !payments) throw new Error(`No marketplace runs from ${home}.`);

  const readPart = (name: string) => {
    const found = readStatus(home).parts.find((one) => one.name === name);
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
    const checkReady = () => readStatus(home).ready || undefined;
    await eventually('every part is ready again', checkReady, 60_000);
  };
  return {
    address: site,
    inbox,
    payments,
    sandbox: createSandboxClient(payments),
    readPart,
    keepDown,
    waitUntilReady,
  };
};
