import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '@sargam/chassis/testing';

export const repository = path.resolve(import.meta.dirname, '../../../..');

interface Program {
  readonly name: string;
  /** Path relative to the repository root. */
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
  readonly readyUrl: string;
  /** Folder of the log file. */
  readonly logs: string;
}

const readyMs = 60_000;

/** A process that can be killed and restarted on the same ports. */
export const serviceProcess = ({ name, script, env, readyUrl, logs }: Program) => {
  let child: ChildProcess | undefined;
  let exited: Promise<unknown> = Promise.resolve();
  mkdirSync(logs, { recursive: true });

  const end = async (signal: NodeJS.Signals) => {
    child?.kill(signal);
    await exited;
  };
  const waitUntilReady = (started: ChildProcess) =>
    eventually(async () => {
      if (started.exitCode !== null) return;
      const answer = await fetch(readyUrl);
      if (!answer.ok) throw new Error(`${name} is not ready: ${await answer.text()}`);
    }, readyMs);

  return {
    name,
    /** Resolves when the process is ready. */
    async start(): Promise<void> {
      const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
        cwd: repository,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      exited = once(started, 'exit');
      const log = createWriteStream(path.join(logs, `${name}.log`), { flags: 'a' });
      started.stdout?.pipe(log);
      started.stderr?.pipe(log);
      await waitUntilReady(started);
      if (started.exitCode !== null) throw new Error(`${name} ended while it started; see ${logs}`);
    },
    /** Sends SIGKILL. Resolves when the process has exited. */
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
};

export type ServiceProcess = ReturnType<typeof serviceProcess>;
