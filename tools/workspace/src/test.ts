// npm test: runs the checks, all suites against real backing services, the end-to-end tests in a browser, and the money
// tests across services. Parts that use both cores run one after another, because some tests have time limits of seconds.
// The backing services start during the checks.
// npm test -- FOLDER…: runs only the suites of these folders. The last line is "N passed, N failed".
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAll } from './check.ts';
import { root, run } from './run.ts';
import { describeSlowestSuites, readCpuTimes, type SuiteTimes } from './slowest-suites.ts';
import { startBacking, startSite, withStarted } from './start-for-tests.ts';

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
const progressReporter = join(root, 'tools/workspace/src/jest-progress-reporter.ts');

/** Runs jest and counts the tests of its report; a suite that cannot run counts as a failure. */
const jest = async (title: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Count> => {
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
      { env: { ...process.env, ...env, SUITE_CPU_TIMES: cpuTimes, FORCE_COLOR: '0' }, show: true },
    );
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    const result = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
    console.log(`\n${title}: ${describeSlowestSuites(result.testResults, readCpuTimes(cpuTimes))}`);
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

const browserConfig = 'tools/e2e/jest.e2e.config.mjs';
const exclusiveSuites = 'tools/e2e/test/exclusive';

/** The suites that need the whole site, and the money suites. */
const testSite = (backing: NodeJS.ProcessEnv) => async (site: NodeJS.ProcessEnv) => {
  const parallel = ['-c', browserConfig, `--testPathIgnorePatterns=${exclusiveSuites}`];
  add(await jest('Browser suites', parallel, site));
  add(await jest('Browser suites that stop parts of the site', ['-c', browserConfig, exclusiveSuites], site));
  add(await jest('Money suites', ['-c', 'tools/money/jest.money.config.mjs'], backing));
};

const testAll = async (): Promise<void> => {
  const [checks, backing] = await Promise.all([checkAll(), startBacking()]);
  add(checks);
  await withStarted(backing, async (env) => {
    add(await jest('Unit and service suites', ['-c', 'jest.config.mjs'], env));
    await withStarted(await startSite(), testSite(env));
  });
};

const testFolders = async (): Promise<void> => {
  const projects = folders.map((folder) => join(root, findConfig(folder)));
  const args = ['--testTimeout=30000', '--projects', ...projects];
  add(await withStarted(await startBacking(), (env) => jest('Suites of the folders', args, env)));
};

try {
  await (folders.length > 0 ? testFolders() : testAll());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
