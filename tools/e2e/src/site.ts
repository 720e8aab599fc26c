import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isRunning, readRecord } from '@sargam/local/supervise/pid-file';
import { eventually } from './eventually.ts';

const launcher = join(import.meta.dirname, '../../local/src');

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

const argumentsOf = (script: string, args: readonly string[]): string[] => [
  '--disable-warning=ExperimentalWarning',
  join(launcher, script),
  ...args,
];

/** Runs a command of the launcher for this home, as `npm run …` would, and shows what it says. */
export const launch = (home: string, script: string, args: readonly string[]): void => {
  const { status, signal } = spawnSync(process.execPath, argumentsOf(script, args), {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SARGAM_HOME: home },
  });
  if (status !== 0) throw new Error(`${script} ended with ${status ?? signal}`);
};

/** What `npm run status -- --json` prints. The browser is not kept waiting meanwhile. */
export const statusOf = async (home: string): Promise<Status> => {
  const { stdout } = await promisify(execFile)(process.execPath, argumentsOf('status.ts', ['--json']), {
    env: { ...process.env, SARGAM_HOME: home },
  });
  return JSON.parse(stdout);
};

/** The running marketplace, as `npm run status -- --json` shows it. */
export interface Site {
  readonly address: string;
  readonly inbox: string;
  readonly payments: string;
  part(name: string): Promise<PartStatus>;
  /** Ends a part without warning, and again whenever the launcher has started it, until it is let go. Resolves once it
   * has died so often that the launcher takes its time. It is found by the launcher's file: asking for its status takes
   * longer than a part needs to be up again. */
  holdDown(name: string): Promise<() => void>;
  untilReady(): Promise<void>;
}

// After the seventh it waits ten seconds: time enough to look at the page that misses the part.
const deathsThatSlowDown = 7;

export const openSite = async (home = process.env['E2E_RUNNING'] ?? ''): Promise<Site> => {
  const { addresses } = await statusOf(home);
  const { site, inbox, payments } = addresses;
  if (!site || !inbox || !payments) throw new Error(`No marketplace runs from ${home}.`);

  const part = async (name: string) => {
    const found = (await statusOf(home)).parts.find((one) => one.name === name);
    if (!found) throw new Error(`There is no part ${name}.`);
    return found;
  };
  const holdDown = async (name: string) => {
    const file = join(home, 'pids', `${name}.json`);
    const killed = new Set<number>();
    let letGo = false;
    const kill = async (until: () => boolean) => {
      while (!until()) {
        const found = readRecord(file);
        if (found && isRunning(found)) {
          killed.add(found.pid);
          process.kill(found.pid, 'SIGKILL');
        }
        await sleep(50);
      }
    };
    await kill(() => killed.size >= deathsThatSlowDown);
    const holding = kill(() => letGo);
    holding.catch(() => undefined);
    return () => {
      letGo = true;
    };
  };
  const untilReady = async () => {
    const ready = async () => (await statusOf(home)).ready || undefined;
    await eventually('every part is ready again', ready, 60_000);
  };
  return { address: site, inbox, payments, part, holdDown, untilReady };
};
