import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './run.ts';

/** The times of one suite in the report of a test runner, in milliseconds since 1970. */
export interface SuiteTimes {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
  /** The milliseconds of CPU time of the suite's worker. Jest reports none: cpu-time-runner.mjs writes them. */
  readonly cpuMs?: number;
}

const SHOWN = 10;

/** The CPU milliseconds of each suite's worker by the suite's path, as cpu-time-runner.mjs writes them. */
export const readCpuTimes = (file: string): ReadonlyMap<string, number> => {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  return new Map(
    lines.map((line) => {
      const { name, cpuMs } = JSON.parse(line) as { name: string; cpuMs: number };
      return [name, cpuMs];
    }),
  );
};

/**
 * The wall-clock time of a part of `npm test` and its ten slowest suites, one line each: their wall-clock time, and how
 * much of it their worker waited (for a server, a process, a timer, or a core).
 */
export const describeSlowestSuites = (
  suites: readonly SuiteTimes[],
  cpuTimes: ReadonlyMap<string, number> = new Map(),
): string => {
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  const first = Math.min(...suites.map(({ startTime }) => startTime));
  const last = Math.max(...suites.map(({ endTime }) => endTime));
  const slowest = suites
    .map(({ name, startTime, endTime, cpuMs }) => {
      const duration = endTime - startTime;
      const cpuTime = cpuMs ?? cpuTimes.get(name);
      return { name, duration, waiting: cpuTime === undefined ? undefined : Math.max(0, duration - cpuTime) };
    })
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, SHOWN);
  return [
    `${suites.length} suites in ${seconds(last - first)}. The slowest:`,
    ...slowest.map(({ name, duration, waiting }) => {
      const wait = waiting === undefined ? '' : `, waiting ${seconds(waiting)}`;
      return `${seconds(duration).padStart(9)}  ${relative(root, name)}${wait}`;
    }),
  ].join('\n');
};
