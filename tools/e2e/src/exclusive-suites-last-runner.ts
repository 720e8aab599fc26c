import { sep } from 'node:path';
import TestRunner, { type Test, type TestRunnerOptions, type TestWatcher } from 'jest-runner';

const exclusiveFolder = `${sep}exclusive${sep}`;
const isExclusive = ({ path }: Test): boolean => path.includes(exclusiveFolder);

/** Runs the suites in parallel, and then those under `exclusive/` one after another: they stop or break parts of the site. */
export default class ExclusiveSuitesLastRunner extends TestRunner {
  override async runTests(tests: Test[], watcher: TestWatcher, options: TestRunnerOptions): Promise<void> {
    const parallel = tests.filter((test) => !isExclusive(test));
    if (parallel.length > 0) await super.runTests(parallel, watcher, options);
    const exclusive = tests.filter(isExclusive);
    if (exclusive.length > 0) await super.runTests(exclusive, watcher, { ...options, serial: true });
  }
}
