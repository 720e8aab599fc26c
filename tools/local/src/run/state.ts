import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from '../base/home.ts';
import { readJson } from '../base/read-json.ts';
import { measureMemoryMb } from '../supervise/process-table.ts';
import type { Part } from '../supervise/supervise-process.ts';

export interface RunState {
  readonly ready: boolean;
  readonly addresses: Readonly<Record<string, string>>;
  readonly parts: readonly ReturnType<typeof stateOf>[];
}

const fileOf = (home: Home): string => join(home.folder, 'state.json');

const stateOf = (part: Part) => ({
  name: part.spec.name,
  kind: part.spec.kind,
  ready: part.ready,
  pid: part.pid ?? null,
  restarts: part.restarts,
});

/** Writes a temporary file and renames it, so a reader never sees a partial state. */
export const writeState = (
  home: Home,
  complete: boolean,
  addresses: RunState['addresses'],
  parts: readonly Part[],
): void => {
  const states = parts.map(stateOf);
  const state: RunState = { ready: complete && states.every((part) => part.ready), addresses, parts: states };
  const file = fileOf(home);
  writeFileSync(`${file}.new`, JSON.stringify(state, null, 2));
  renameSync(`${file}.new`, file);
};

export const readState = (home: Home): RunState =>
  readJson<RunState>(fileOf(home)) ?? { ready: false, addresses: {}, parts: [] };

/** The output of `npm run status -- --json`: the state, with the current memory of each part. */
export const withMemory = (state: RunState) => ({
  ...state,
  parts: state.parts.map((part) => ({ ...part, rssMb: part.pid === null ? 0 : measureMemoryMb(part.pid) })),
});
