import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeJestFailures, failuresOfRunner, type JestSuite, type Result } from './failures.ts';
import { root, run } from './run.ts';
import { describeSlowestSuites, readCpuTimes, type SuiteTimes } from './slowest-suites.ts';

interface JestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly (JestSuite & SuiteTimes)[];
}

const jestBinary = join(root, 'node_modules/jest/bin/jest.js');
const cpuTimeRunner = join(root, 'tools/workspace/src/cpu-time-runner.mjs');
const progressReporter = join(root, 'tools/workspace/src/jest-progress-reporter.ts');

/** Runs the suites of a Jest configuration, and prints the slowest. */
export const runJest = async (
  title: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Result> => {
  console.log(`\n${title}`);
  const folder = mkdtempSync(join(tmpdir(), 'sargam-jest-'));
  const report = join(folder, 'report.json');
  const cpuTimes = join(folder, 'cpu-times.jsonl');
  try {
    const { ok } = await run(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        jestBinary,
        '--ci',
        '--json',
        `--outputFile=${report}`,
        '--forceExit',
        `--testRunner=${cpuTimeRunner}`,
        '--reporters=default',
        `--reporters=${progressReporter}`,
        ...args,
      ],
      {
        env: { ...process.env, ...env, SUITES_TITLE: title, SUITE_CPU_TIMES: cpuTimes, FORCE_COLOR: '0' },
        show: true,
      },
    );
    if (!existsSync(report)) return { passed: 0, failures: [`${title}: Jest wrote no report`] };
    const result = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
    console.log(`\n${title}: ${describeSlowestSuites(result.testResults, readCpuTimes(cpuTimes))}`);
    const failures = result.testResults.flatMap(describeJestFailures);
    return { passed: result.numPassedTests, failures: failuresOfRunner(title, ok, failures) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
