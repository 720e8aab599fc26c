import { existsSync, readFileSync } from 'node:fs';
import type { Change } from './journal.ts';

export type Contents<T = unknown> = Map<string, T>;

/** Reads the records by kind and id. An incomplete last line (the process was killed while writing) is dropped. */
export const replay = (file: string): Map<string, Contents> => {
  const contents = new Map<string, Contents>();
  if (!existsSync(file)) return contents;
  const lines = readFileSync(file, 'utf8').split('\n');
  const unfinished = lines.pop();
  for (const [index, line] of lines.entries()) {
    for (const { kind, id, value } of parseLine(line, `${file}:${index + 1}`)) {
      const records = contents.get(kind) ?? new Map<string, unknown>();
      contents.set(kind, records.set(id, value));
    }
  }
  if (unfinished) console.error(`${file}: an unfinished last line was dropped`);
  return contents;
};

const parseLine = (line: string, position: string): Change[] => {
  try {
    return JSON.parse(line) as Change[];
  } catch {
    throw new Error(`${position} is not a line of a journal: mend it, or remove the file to start empty.`);
  }
};

export const serialize = (contents: Map<string, Contents>): string =>
  [...contents]
    .flatMap(([kind, records]) =>
      [...records].map(([id, value]) => `${JSON.stringify([{ kind, id, value }])}\n`),
    )
    .join('');
