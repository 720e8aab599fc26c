import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '@sargam/chassis/testing';

export const repository = path.resolve(__dirname, '../../../..');

/** A program of ours in a process of its own, that can be killed and started again on the same ports. */
export interface ServiceProcess {
  readonly name: string;
  /** Resolves once it says that it is ready. */
  start(): Promise<void>;
  /** SIGKILL: no goodbye. Resolves once it is gone. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface Program {
  readonly name: string;
  /** Below the repository. */
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
  readonly readyUrl: string;
  /** Where its log goes. */
  readonly logs: string;
}

const readyMs = 60_000;

export const serviceProcess = ({ name, script, env, readyUrl, logs }: Program): ServiceProcess => {
  let child: ChildProcess | undefined;
  let gone: Promise<unknown> = Promise.resolve();
  mkdirSync(logs, { recursive: true });

  const end = async (signal: NodeJS.Signals) => {
    child?.kill(signal);
    await gone;
  };
  const untilReady = (started: ChildProcess) =>
    eventually(async () => {
      if (started.exitCode !== null) return;
      const answer = await fetch(readyUrl);
      if (!answer.ok) throw new Error(`${name} is not ready: ${await answer.text()}`);
    }, readyMs);

  return {
    name,
    async start() {
      const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
        cwd: repository,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      gone = once(started, 'exit');
      const log = createWriteStream(path.join(logs, `${name}.log`), { flags: 'a' });
      started.stdout?.pipe(log);
      started.stderr?.pipe(log);
      await untilReady(started);
      if (started.exitCode !== null) throw new Error(`${name} ended while it started; see ${logs}`);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
};
