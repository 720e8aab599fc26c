import { writeFileSync } from 'node:fs';
import { Progress } from './progress.ts';
import type { SuiteTimes } from './slowest-suites.ts';

type State = 'failed' | 'passed' | 'pending' | 'queued' | 'skipped';

/** The members of a suite that are used. The types of vitest/node would declare the browser's globals in all services. */
export interface Suite {
  readonly moduleId: string;
  readonly children: { allTests(state: 'failed' | 'passed'): Iterable<unknown> };
  state(): State;
  meta(): { readonly cpuMs?: number };
}

/** The report in the file that SUITE_REPORT names. */
export interface VitestReport {
  readonly passed: number;
  readonly failed: number;
  readonly suites: readonly SuiteTimes[];
}

/** Vitest reporter that prints the progress and writes the report. */
export default class VitestProgressReporter {
  private passed = 0;
  private failed = 0;
  private readonly suites: SuiteTimes[] = [];
  private allSuites = 0;
  private readonly progress = new Progress(() => ({
    allSuites: this.allSuites,
    endedSuites: this.suites.length,
    passedTests: this.passed,
    failedTests: this.failed,
  }));

  onTestRunStart(suites: readonly unknown[]): void {
    this.allSuites = suites.length;
    this.progress.start();
  }

  onTestModuleQueued({ moduleId }: Pick<Suite, 'moduleId'>): void {
    this.progress.startSuite(moduleId);
  }

  onTestModuleEnd(suite: Suite): void {
    const { moduleId: name } = suite;
    const startTime = this.progress.endSuite(name);
    this.suites.push({ name, startTime, endTime: Date.now(), cpuMs: suite.meta().cpuMs });
    const failedTests = countTests(suite, 'failed');
    this.passed += countTests(suite, 'passed');
    // A suite that cannot be loaded, or whose hook fails, has no failed test.
    this.failed += suite.state() === 'failed' ? Math.max(failedTests, 1) : failedTests;
  }

  /** Errors outside of tests and suites that never ended, because their worker crashed, count as failures. */
  onTestRunEnd(suites: readonly Suite[], errors: readonly unknown[]): void {
    this.progress.stop();
    const unfinished = suites.filter((suite) => ['pending', 'queued'].includes(suite.state()));
    this.failed += errors.length + unfinished.length;
    const { SUITE_REPORT } = process.env;
    const report: VitestReport = { passed: this.passed, failed: this.failed, suites: this.suites };
    if (SUITE_REPORT) writeFileSync(SUITE_REPORT, JSON.stringify(report));
  }

  describe(now: number): string {
    return this.progress.describe(now);
  }
}

const countTests = ({ children }: Suite, state: 'failed' | 'passed'): number =>
  [...children.allTests(state)].length;
