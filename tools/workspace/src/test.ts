// npm test: checks, then every suite against real backing services, then what several services promise about money
// within seconds, and at last side by side the rest of that and the whole site in a real browser: both wait more than
// they work.
// npm test -- FOLDER…: only the suites of these folders. Ends with "N passed, N failed".
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAll } from './check.ts';
import { type RunOptions, root, run } from './run.ts';
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
}

/** Two sets of stores and of services, and two browsers. */
const memoryForBoth = 6 * 1024 ** 3;

/** Suites in a folder of this name share the machine with nothing. */
const aloneFolder = '/alone/';

const jestBinary = join(root, 'node_modules/jest/bin/jest.js');

/**
 * Runs jest and counts by its own report; a suite that could not even be run counts as a failure. What it says is shown
 * as it comes; whole at its end where another's is shown meanwhile.
 */
const jest = async (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { show = true, isPatient = false }: Pick<RunOptions, 'show' | 'isPatient'> = {},
): Promise<Count> => {
  const folder = mkdtempSync(join(tmpdir(), 'sargam-jest-'));
  const report = join(folder, 'report.json');
  try {
    const { ok, output } = await run(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        jestBinary,
        '--ci',
        '--json',
        `--outputFile=${report}`,
        '--forceExit',
        ...args,
      ],
      { env: { ...process.env, ...env, FORCE_COLOR: '0' }, show, isPatient },
    );
    if (!show) console.log(output);
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    const found = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
    const failed = found.numFailedTests + found.numRuntimeErrorTestSuites;
    return { passed: found.numPassedTests, failed: ok ? failed : Math.max(failed, 1) };
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

const configOf = (folder: string): string => {
  const config = join(folder, 'jest.config.mjs');
  if (existsSync(join(root, config))) return config;
  console.error(
    `${config} is not there: name the folder of a workspace with tests, such as services/identity.`,
  );
  return process.exit(1);
};

if (folders.length > 0) {
  const projects = folders.map((folder) => join(root, configOf(folder)));
  add(await withBacking((env) => jest(['--testTimeout=30000', '--projects', ...projects], env)));
} else {
  add(await checkAll());
  add(
    await withBacking(async (env) => {
      add(await jest(['-c', 'jest.config.mjs'], env));
      const money = ['-c', 'tools/money/jest.money.config.mjs', '--runInBand'];
      // A killed service has five seconds to be well again, and Kafka's return ten: nothing else runs meanwhile.
      add(await jest([...money, aloneFolder], env));
      const beside = [...money, '--testPathIgnorePatterns', aloneFolder];
      // People wait for half a minute, where a service waits two seconds for another: the browser can be patient.
      const inBrowser = () => jest(['-c', 'tools/e2e/jest.e2e.config.mjs'], {}, { isPatient: true });
      if (process.availableMemory() < memoryForBoth) {
        add(await jest(beside, env));
        return inBrowser();
      }
      const [ofMoney, ofBrowser] = await Promise.all([jest(beside, env, { show: false }), inBrowser()]);
      add(ofMoney);
      return ofBrowser;
    }),
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
