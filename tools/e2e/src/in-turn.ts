import { sep } from 'node:path';
import TestRunner, { type Test, type TestRunnerOptions, type TestWatcher } from 'jest-runner';

const aloneFolder = `${sep}alone${sep}`;
const isAlone = ({ path }: Test): boolean => path.includes(aloneFolder);

/** Runs the suites side by side, and after them, one after another, those under `alone/`: they take parts of the site away. */
export default class InTurn extends TestRunner {
  override async runTests(tests: Test[], watcher: TestWatcher, options: TestRunnerOptions): Promise<void> {
    const beside = tests.filter((test) => !isAlone(test));
    if (beside.length > 0) await super.runTests(beside, watcher, options);
    const alone = tests.filter(isAlone);
    if (alone.length > 0) await super.runTests(alone, watcher, { ...options, serial: true });
  }
}
