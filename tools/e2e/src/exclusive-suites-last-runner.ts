import { basename, sep } from 'node:path';
import TestRunner, { type Test, type TestRunnerOptions, type TestWatcher } from 'jest-runner';

const exclusiveFolder = `${sep}exclusive${sep}`;
const isExclusive = ({ path }: Test): boolean => path.includes(exclusiveFolder);

/** The suites of more than a minute. They start first, so that none of them runs alone at the end. */
const longSuites = [
  'every-screen',
  'back-office-texts',
  'every-public-page',
  'hydration',
  'client-navigation',
  'specified-texts',
  'payments',
  'buy-and-watch',
];
const startRank = ({ path }: Test): number => {
  const rank = longSuites.indexOf(basename(path, '.e2e.ts'));
  return rank === -1 ? longSuites.length : rank;
};

/** Runs the suites in parallel, and then those under `exclusive/` one after another: they stop or break parts of the site. */
export default class ExclusiveSuitesLastRunner extends TestRunner {
  override async runTests(tests: Test[], watcher: TestWatcher, options: TestRunnerOptions): Promise<void> {
    const parallel = tests
      .filter((test) => !isExclusive(test))
      .toSorted((one, other) => startRank(one) - startRank(other));
    if (parallel.length > 0) await super.runTests(parallel, watcher, options);
    const exclusive = tests.filter(isExclusive);
    if (exclusive.length > 0) await super.runTests(exclusive, watcher, { ...options, serial: true });
  }
}
