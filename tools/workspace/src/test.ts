// npm test: runs the checks, all suites against real backing services, the money tests across services, and the end-to-end
// tests in a browser. The parts run one after another, because some tests have time limits of seconds.
// npm test -- FOLDER…: runs only the suites of these folders. The last line is "N passed, N failed".
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAll } from './check.ts';
import { root, run } from './run.ts';
import { describeSlowestSuites, readCpuTimes, type SuiteTimes } from './slowest-suites.ts';
import { withBacking } from './test-backing.ts';

interface Count {
  passed: number;
  failed: number;
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly SuiteTimes[];
}

const jestBinary = join(root, 'node_modules/jest/bin/jest.js');
const cpuTimeRunner = join(root, 'tools/workspace/src/cpu-time-runner.mjs');

/** Runs jest and counts the tests of its report; a suite that cannot run counts as a failure. */
const jest = async (args: readonly string[], env: NodeJS.ProcessEnv): Promise<Count> => {
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
        ...args,
      ],
      { env: { ...process.env, ...env, SUITE_CPU_TIMES: cpuTimes, FORCE_COLOR: '0' }, show: true },
    );
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    const result = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
    console.log(describeSlowestSuites(result.testResults, readCpuTimes(cpuTimes)));
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    return { passed: result.numPassedTests, failed: ok ? failed : Math.max(failed, 1) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const folders = process.argv.slice(2);
const total: Count = { passed: 0, failed: 0 };
const add = ({ passed, failed }: Count): void => {
  total.passed += passed;
  total.failed += failed;
};

const findConfig = (folder: string): string => {
  const config = join(folder, 'jest.config.mjs');
  if (existsSync(join(root, config))) return config;
  console.error(
    `${config} does not exist: give the folder of a workspace with tests, such as services/identity.`,
  );
  return process.exit(1);
};

if (folders.length > 0) {
  const projects = folders.map((folder) => join(root, findConfig(folder)));
  add(await withBacking((env) => jest(['--testTimeout=30000', '--projects', ...projects], env)));
} else {
  add(await checkAll());
  add(
    await withBacking(async (env) => {
      add(await jest(['-c', 'jest.config.mjs'], env));
      return jest(['-c', 'tools/money/jest.money.config.mjs'], env);
    }),
  );
  // The end-to-end tests start their own backing services.
  add(await jest(['-c', 'tools/e2e/jest.e2e.config.mjs'], {}));
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
