import { closeSync, mkdirSync, openSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { createIndex, type Index } from './key-index.ts';
import { type Contents, replay, serialize } from './replay.ts';

/** The new state of one record. Changes of one write are on one line, so a crash keeps all of them or none. */
export interface Change {
  kind: string;
  id: string;
  value: unknown;
}

export interface Collection<T> {
  get(id: string): T | undefined;
  all(): T[];
  /** Creates an index. Call it once, when the collection is opened. */
  indexBy(keyOf: (value: T) => string | undefined): Index<T>['find'];
  /** The change that stores this value with `journal.write`. */
  change(value: T): Change;
}

/**
 * An append-only file of JSON lines, replayed and compacted at the start; the last state of a record wins.
 * A write reaches the kernel before it returns, so a SIGKILL of this process loses nothing. A crash of the
 * machine may lose the last writes, which is acceptable in a sandbox. Only one process may open a file.
 */
export const openJournal = (file: string) => {
  mkdirSync(dirname(file), { recursive: true });
  const contents = replay(file);
  writeFileSync(`${file}.new`, serialize(contents));
  renameSync(`${file}.new`, file);
  const handle = openSync(file, 'a');

  const indexes = new Map<string, Index<unknown>[]>();

  const recordsOf = (kind: string) => {
    const known = contents.get(kind) ?? new Map<string, unknown>();
    contents.set(kind, known);
    return known;
  };

  return {
    collection: <T>(kind: string, idOf: (value: T) => string): Collection<T> => {
      const records = recordsOf(kind) as Contents<T>;
      return {
        get: (id) => records.get(id),
        all: () => [...records.values()],
        indexBy: (keyOf) => {
          const index = createIndex(keyOf, records);
          indexes.set(kind, [...(indexes.get(kind) ?? []), index as Index<unknown>]);
          return index.find;
        },
        change: (value) => ({ kind, id: idOf(value), value }),
      };
    },
    write: (...changes: Change[]): void => {
      writeSync(handle, `${JSON.stringify(changes)}\n`);
      for (const { kind, id, value } of changes) {
        for (const index of indexes.get(kind) ?? []) index.update(id, recordsOf(kind).get(id), value);
        recordsOf(kind).set(id, value);
      }
    },
    close: (): void => closeSync(handle),
  };
};

export type Journal = ReturnType<typeof openJournal>;
