import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

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

/** The line of an output that says most in one sentence: the first that names an error, else the last. */
export const tellingLine = (output: string): string => {
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
