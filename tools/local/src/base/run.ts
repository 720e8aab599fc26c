import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Ran {
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

/** Runs a program to its end and keeps what it said; it never throws, a missing program is `ok: false`. */
export const run = (program: string, args: readonly string[], options: RunOptions = {}): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(program, [...args], { ...options, maxBuffer: 16 << 20 }, (error, stdout, stderr) =>
      resolve({ ok: !error, output: `${stdout}${stderr}`.trim() || (error?.message ?? '') }),
    );
  });

/** The full path of a program, or undefined where the PATH has none. */
export const which = (program: string, path = process.env.PATH ?? ''): string | undefined =>
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

/** The last lines of an output, for the one sentence that a person sees. */
export const lastLine = (output: string): string =>
  output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .at(-1) ?? 'no message';
