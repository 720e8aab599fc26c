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

/** Process ids of running programs. Each leads a process group, because Maven and pip start child processes. */
const running = new Set<number>();

const endRunningPrograms = (): void => {
  for (const pid of running) {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // The program has already ended.
    }
  }
};

// A start that fails during a download must not leave the download running.
process.once('exit', endRunningPrograms);

/** Runs a program to its end and returns its output. Never throws: a missing program returns `ok: false`. */
export const runProgram = (
  program: string,
  args: readonly string[],
  { timeout, ...options }: RunOptions = {},
): Promise<ProgramResult> =>
  new Promise((resolve) => {
    const output: Buffer[] = [];
    const child = spawn(program, [...args], {
      ...options,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { pid } = child;
    if (pid) running.add(pid);
    const timer = timeout ? setTimeout(() => child.kill('SIGTERM'), timeout) : undefined;
    const end = (ok: boolean, failure = ''): void => {
      clearTimeout(timer);
      if (pid) running.delete(pid);
      resolve({ ok, output: Buffer.concat(output).toString().trim() || failure });
    };
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', (error) => end(false, error.message));
    child.once('close', (code) => end(code === 0, `${program} ended with ${code ?? 'a signal'}`));
  });

/** Full path of a program; undefined if it is not on the PATH. */
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

/** The line of an output to show for a failure: the first line with an error, else the last line. */
export const findErrorLine = (output: string): string => {
  // Terminal colours are removed, because the line becomes part of a message.
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim());
  const candidates = lines.filter((line) => line !== '' && !/^at |^npm notice|^\W+$/.test(line));
  return (
    candidates.find((line) => /error|failed|cannot|can't|could not|not found/i.test(line)) ??
    candidates.at(-1) ??
    'no message'
  );
};
