import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Finished {
  readonly ok: boolean;
  readonly output: string;
  readonly seconds: number;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Also prints the output while the command runs. */
  readonly show?: boolean;
}

/** Runs a command. Never rejects: a command that cannot be started returns `ok: false` with the message as output. */
export const run = (command: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> =>
  new Promise((resolve) => {
    const started = performance.now();
    const chunks: string[] = [];
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      chunks.push(chunk.toString());
      if (options.show) process.stdout.write(chunk);
    };
    const end = (ok: boolean) =>
      resolve({ ok, output: chunks.join(''), seconds: (performance.now() - started) / 1000 });
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => {
      chunks.push(`${command}: ${error.message}`);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
