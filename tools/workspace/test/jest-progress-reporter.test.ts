import { join } from 'node:path';
import ProgressReporter, { type JestCounts } from '../src/jest-progress-reporter.ts';
import { root } from '../src/run.ts';

const aSuite = (path: string) => ({ path: join(root, path) });
const counts: JestCounts = {
  numTotalTestSuites: 9,
  numPassedTestSuites: 1,
  numFailedTestSuites: 1,
  numPassedTests: 40,
  numFailedTests: 2,
};

beforeEach(() => vi.stubEnv('SUITES_TITLE', undefined));
afterEach(() => vi.unstubAllEnvs());

it('says how many suites have run, what they found, and which suite runs long', () => {
  const reporter = new ProgressReporter();
  reporter.onRunStart(counts);
  reporter.onTestFileStart(aSuite('services/store/test/long.test.ts'));
  reporter.onTestFileStart(aSuite('services/store/test/short.test.ts'));
  reporter.onTestFileResult(aSuite('services/store/test/short.test.ts'), undefined, counts);
  const line = reporter.describe(Date.now() + 30_000);
  reporter.onRunComplete();
  expect(line).toBe(
    '… 30 s: 2 of 9 suites, 40 tests passed, 2 failed; running: services/store/test/long.test.ts (30 s)',
  );
});

it('names no suite while all of them are short', () => {
  const reporter = new ProgressReporter();
  reporter.onTestFileStart(aSuite('services/store/test/short.test.ts'));
  expect(reporter.describe(Date.now())).toBe('… 0 s: 0 of 0 suites, 0 tests passed, 0 failed');
});

it('names the part of npm test, because two parts can run at once', () => {
  vi.stubEnv('SUITES_TITLE', 'Money suites');
  expect(new ProgressReporter().describe(Date.now())).toBe(
    '… Money suites, 0 s: 0 of 0 suites, 0 tests passed, 0 failed',
  );
});
