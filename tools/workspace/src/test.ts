// npm test: runs the checks, all suites against real backing services, the end-to-end tests in a browser, and the money
// tests across services. Parts that use both cores run one after another, because some tests have time limits of seconds.
// The backing services start during the checks.
// npm test -- FOLDER…: runs only the suites of these folders or files. The last lines name what failed, and say
// "N passed, N failed".
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkAll } from './check.ts';
import type { Result } from './failures.ts';
import { root } from './run.ts';
import { runJest } from './run-jest.ts';
import { runVitest } from './run-vitest.ts';
import { startBacking, startSite, withStarted } from './start-for-tests.ts';

const folders = process.argv.slice(2);
let allPassed = 0;
const allFailures: string[] = [];
const add = ({ passed, failures }: Result): void => {
  allPassed += passed;
  allFailures.push(...failures);
};

const browserConfig = 'tools/e2e/jest.e2e.config.mjs';
const exclusiveSuites = 'tools/e2e/test/exclusive';

/** The suites that need the whole site, and the money suites. */
const testSite = (backing: NodeJS.ProcessEnv) => async (site: NodeJS.ProcessEnv) => {
  const parallel = ['-c', browserConfig, `--testPathIgnorePatterns=${exclusiveSuites}`];
  add(await runJest('Browser suites', parallel, site));
  // Both wait in half of their time, and they share nothing: the money suites start services of their own.
  const counts = await Promise.all([
    runJest('Browser suites that stop parts of the site', ['-c', browserConfig, exclusiveSuites], site),
    runJest('Money suites', ['-c', 'tools/money/jest.money.config.mjs'], backing),
  ]);
  counts.forEach(add);
};

const testAll = async (): Promise<void> => {
  const [checks, backing] = await Promise.all([checkAll(), startBacking()]);
  add(checks);
  await withStarted(backing, async (env) => {
    add(await runVitest('Suites of services and tools', [], env));
    add(await runJest('Suites of the front ends', ['-c', 'jest.config.mjs'], env));
    await withStarted(await startSite(), testSite(env));
  });
};

/** The Jest configuration of a front end, or nothing for the folders of the suites that run under Vitest. */
const findJestConfig = (folder: string): string | undefined => {
  if (!existsSync(join(root, folder)))
    throw new Error(`${folder} does not exist: give a folder such as services/identity.`);
  const config = join(root, folder, 'jest.config.mjs');
  return existsSync(config) ? config : undefined;
};

const testFolders = async (): Promise<void> => {
  const configs = folders.map((folder) => findJestConfig(folder)).filter((config) => config !== undefined);
  const underVitest = folders.filter((folder) => !findJestConfig(folder));
  await withStarted(await startBacking(), async (env) => {
    if (underVitest.length > 0) add(await runVitest('Suites of services and tools', underVitest, env));
    const args = ['--testTimeout=30000', '--projects', ...configs];
    if (configs.length > 0) add(await runJest('Suites of the front ends', args, env));
  });
};

try {
  await (folders.length > 0 ? testFolders() : testAll());
} catch (error) {
  allFailures.push(error instanceof Error ? error.message : String(error));
}
if (allFailures.length > 0) console.log(`\nFailed:\n  ${allFailures.join('\n  ')}`);
console.log(`\n${allPassed} passed, ${allFailures.length} failed`);
process.exitCode = allFailures.length === 0 ? 0 : 1;
