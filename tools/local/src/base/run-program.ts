import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface ProgramResult {
  readonly ok: boolean;
  readonly output: string;
}

interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
  readonly timeout?: number;
}

/** Programs that have not ended; each leads a process group, since Maven and pip start others. */
const running = new Set<number>();

const endRunningPrograms = (): void => {
  for (const pid of running) {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // It has ended in this moment.
    }
  }
};

// A start that fails while something is being downloaded leaves nothing behind that goes on without it.
process.once('exit', endRunningPrograms);

/** Runs a program to its end and keeps what it said; it never throws, a missing program is `ok: false`. */
export const runProgram = (
  program: string,
  args: readonly string[],
  { timeout, ...options }: RunOptions = {},
): Promise<ProgramResult> =>
  new Promise((resolve) => {
    const said: Buffer[] = [];
    const child = spawn(program, [...args], {
      ...options,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { pid } = child;
    if (pid) running.add(pid);
    const late = timeout ? setTimeout(() => child.kill('SIGTERM'), timeout) : undefined;
    const end = (ok: boolean, failure = ''): void => {
      clearTimeout(late);
      if (pid) running.delete(pid);
      resolve({ ok, output: Buffer.concat(said).toString().trim() || failure });
    };
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', (error) => end(false, error.message));
    child.once('close', (code) => end(code === 0, `${program} ended with ${code ?? 'a signal'}`));
  });

/** The full path of a program, or undefined where the PATH has none. */
export const findProgram = (program: string, path = process.env.PATH ?? ''): string | undefined =>
  path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, program))
    .find((candidate) => {
      try {
        accessSync(candidate, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

/** The line of an output that says most in one sentence: the first that names an error, else the last. */
export const findErrorLine = (output: string): string => {
  // Colours would end up inside the sentence.
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim());
  const words = lines.filter((line) => line !== '' && !/^at |^npm notice|^\W+$/.test(line));
  return (
    words.find((line) => /error|failed|cannot|can't|could not|not found/i.test(line)) ??
    words.at(-1) ??
    'no message'
  );
};
