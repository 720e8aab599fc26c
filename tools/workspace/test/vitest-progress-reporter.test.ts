import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../src/run.ts';
import VitestProgressReporter, { type Suite } from '../src/vitest-progress-reporter.ts';

const aSuite = (
  path: string,
  state: ReturnType<Suite['state']>,
  tests = { failed: 0, passed: 0 },
): Suite => ({
  moduleId: join(root, path),
  children: {
    allTests: (wanted) =>
      Array.from({ length: tests[wanted] }, (_, index) => ({
        fullName: `test ${index + 1}`,
        result: () => ({ errors: [{ message: 'expected 1 to be 2\nand more lines' }] }),
      })),
  },
  state: () => state,
  errors: () => [{ message: 'no such file' }],
  meta: () => ({ cpuMs: 1200 }),
});

beforeEach(() => vi.stubEnv('SUITES_TITLE', undefined));
afterEach(() => vi.unstubAllEnvs());

it('says how many suites have run, what they found, and which suite runs long', () => {
  const reporter = new VitestProgressReporter();
  const short = aSuite('services/store/test/short.test.ts', 'failed', { failed: 2, passed: 40 });
  const long = aSuite('services/store/test/long.test.ts', 'pending');
  reporter.onTestRunStart([short, long]);
  reporter.onTestModuleQueued(long);
  reporter.onTestModuleQueued(short);
  reporter.onTestModuleEnd(short);
  const line = reporter.describe(Date.now() + 30_000);
  reporter.onTestRunEnd([], []);
  expect(line).toBe(
    '… 30 s: 1 of 2 suites, 40 tests passed, 2 failed; running: services/store/test/long.test.ts (30 s)',
  );
});

it('a suite that cannot be loaded, one whose worker crashed, and an error outside of tests each count as a failure', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sargam-report-')), 'report.json');
  vi.stubEnv('SUITE_REPORT', file);
  const reporter = new VitestProgressReporter();
  const unloadable = aSuite('a.test.ts', 'failed');
  const passed = aSuite('b.test.ts', 'passed', { failed: 0, passed: 3 });
  const crashed = aSuite('c.test.ts', 'queued');
  reporter.onTestModuleEnd(unloadable);
  reporter.onTestModuleEnd(passed);
  reporter.onTestRunEnd([unloadable, passed, crashed], [new Error('unhandled')]);
  const report = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  expect(report).toMatchObject({
    passed: 3,
    failures: [
      'a.test.ts: the suite (no such file)',
      'c.test.ts: the suite did not end',
      'outside of a test: unhandled',
    ],
    suites: [{ name: join(root, 'a.test.ts'), cpuMs: 1200 }, {}],
  });
});

it('a failed test is named with the first line of its error', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sargam-report-')), 'report.json');
  vi.stubEnv('SUITE_REPORT', file);
  const reporter = new VitestProgressReporter();
  const failed = aSuite('services/store/test/a.test.ts', 'failed', { failed: 1, passed: 0 });
  reporter.onTestModuleEnd(failed);
  reporter.onTestRunEnd([failed], []);
  const { failures } = JSON.parse(readFileSync(file, 'utf8')) as { failures: string[] };
  expect(failures).toEqual(['services/store/test/a.test.ts: test 1 (expected 1 to be 2)']);
});
