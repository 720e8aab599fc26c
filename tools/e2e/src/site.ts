import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { eventually } from './eventually.ts';

const launcher = join(__dirname, '../../local/src');

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

/** Runs a command of the launcher for this home, as `npm run …` would. */
export const launch = (home: string, script: string, args: readonly string[], show = false): string => {
  const result = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(launcher, script), ...args],
    {
      encoding: 'utf8',
      stdio: ['ignore', show ? 'inherit' : 'pipe', 'inherit'],
      env: { ...process.env, SARGAM_HOME: home },
    },
  );
  if (result.status !== 0) throw new Error(`${script} ended with ${result.status ?? result.signal}`);
  return result.stdout ?? '';
};

export const statusOf = (home: string): Status => JSON.parse(launch(home, 'status.ts', ['--json']));

/** The running marketplace, as `npm run status -- --json` shows it. */
export interface Site {
  readonly address: string;
  readonly inbox: string;
  readonly payments: string;
  part(name: string): PartStatus;
  /** Ends a part without warning, and again whenever the launcher has started it, until it is let go. */
  holdDown(name: string): () => void;
  untilReady(): Promise<void>;
}

export const openSite = (home = process.env['E2E_RUNNING'] ?? ''): Site => {
  const { addresses } = statusOf(home);
  const { site, inbox, payments } = addresses;
  if (!site || !inbox || !payments) throw new Error(`No marketplace runs from ${home}.`);
  const part = (name: string) => {
    const found = statusOf(home).parts.find((one) => one.name === name);
    if (!found) throw new Error(`There is no part ${name}.`);
    return found;
  };
  return {
    address: site,
    inbox,
    payments,
    part,
    holdDown: (name) => {
      const killOnce = () => {
        const { pid } = part(name);
        if (pid) process.kill(pid, 'SIGKILL');
      };
      killOnce();
      const timer = setInterval(killOnce, 100);
      return () => clearInterval(timer);
    },
    untilReady: () =>
      eventually('every part is ready again', () => statusOf(home).ready || undefined, 60_000).then(() => {}),
  };
};
