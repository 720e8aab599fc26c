import { relative } from 'node:path';
import { root } from './run.ts';

/** The times of one suite in jest's JSON report, in milliseconds since 1970. */
export interface SuiteTimes {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
}

const SHOWN = 10;

/** The wall-clock time of a part of `npm test` and its ten slowest suites, one line each. */
export const describeSlowestSuites = (suites: readonly SuiteTimes[]): string => {
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  const first = Math.min(...suites.map(({ startTime }) => startTime));
  const last = Math.max(...suites.map(({ endTime }) => endTime));
  const slowest = suites
    .map(({ name, startTime, endTime }) => ({ name, duration: endTime - startTime }))
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, SHOWN);
  return [
    `${suites.length} suites in ${seconds(last - first)}. The slowest:`,
    ...slowest.map(({ name, duration }) => `${seconds(duration).padStart(9)}  ${relative(root, name)}`),
  ].join('\n');
};
