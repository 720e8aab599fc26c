import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failuresOfRunner, type Result } from './failures.ts';
import { root, run } from './run.ts';
import { describeSlowestSuites } from './slowest-suites.ts';
import type { VitestReport } from './vitest-progress-reporter.ts';

const vitestBinary = join(root, 'node_modules/vitest/vitest.mjs');
const progressReporter = join(root, 'tools/workspace/src/vitest-progress-reporter.ts');

/** Runs the suites of services and tools, or those of these folders and files, and prints the slowest. */
export const runVitest = async (
  title: string,
  folders: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Result> => {
  console.log(`\n${title}`);
  const folder = mkdtempSync(join(tmpdir(), 'sargam-vitest-'));
  const report = join(folder, 'report.json');
  const filters = folders.map((path) => (path.endsWith('.ts') ? path : `${path.replace(/\/$/, '')}/`));
  try {
    const { ok } = await run(
      process.execPath,
      [vitestBinary, 'run', '--reporter=default', `--reporter=${progressReporter}`, ...filters],
      {
        env: { ...process.env, ...env, SUITES_TITLE: title, SUITE_REPORT: report, FORCE_COLOR: '0' },
        show: true,
      },
    );
    if (!existsSync(report)) return { passed: 0, failures: [`${title}: Vitest wrote no report`] };
    const { passed, failures, suites } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
    console.log(`\n${title}: ${describeSlowestSuites(suites)}`);
    return { passed, failures: failuresOfRunner(title, ok, failures) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
