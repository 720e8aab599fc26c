import { writeFileSync } from 'node:fs';
import { describeFailure, type Result } from './failures.ts';
import { Progress } from './progress.ts';
import type { SuiteTimes } from './slowest-suites.ts';

type State = 'failed' | 'passed' | 'pending' | 'queued' | 'skipped';

/** The members of a test that are used. */
export interface Test {
  readonly fullName: string;
  result(): { readonly errors?: readonly Thrown[] };
}

interface Thrown {
  readonly message: string;
}

/** The members of a suite that are used. The types of vitest/node would declare the browser's globals in all services. */
export interface Suite {
  readonly moduleId: string;
  readonly children: { allTests(state: 'failed' | 'passed'): Iterable<Test> };
  state(): State;
  errors(): readonly Thrown[];
  meta(): { readonly cpuMs?: number };
}

/** The report in the file that SUITE_REPORT names. */
export interface VitestReport extends Result {
  readonly suites: readonly SuiteTimes[];
}

/** Vitest reporter that prints the progress and writes the report. */
export default class VitestProgressReporter {
  private passed = 0;
  private readonly failures: string[] = [];
  private readonly suites: SuiteTimes[] = [];
  private allSuites = 0;
  private readonly progress = new Progress(() => ({
    allSuites: this.allSuites,
    endedSuites: this.suites.length,
    passedTests: this.passed,
    failedTests: this.failures.length,
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
    this.passed += [...suite.children.allTests('passed')].length;
    const failed = [...suite.children.allTests('failed')].map((test) =>
      describeFailure(name, test.fullName, test.result().errors?.[0]?.message),
    );
    // A suite that cannot be loaded, or whose hook fails, has no failed test.
    if (suite.state() === 'failed' && failed.length === 0)
      failed.push(describeFailure(name, 'the suite', suite.errors()[0]?.message));
    this.failures.push(...failed);
  }

  /** Errors outside of tests and suites that never ended, because their worker crashed, count as failures. */
  onTestRunEnd(suites: readonly Suite[], errors: readonly Thrown[]): void {
    this.progress.stop();
    const unfinished = suites.filter((suite) => ['pending', 'queued'].includes(suite.state()));
    this.failures.push(
      ...unfinished.map(({ moduleId }) => describeFailure(moduleId, 'the suite did not end')),
      ...errors.map(({ message }) => `outside of a test: ${message}`),
    );
    const { SUITE_REPORT } = process.env;
    const { passed, failures, suites: times } = this;
    const report: VitestReport = { passed, failures, suites: times };
    if (SUITE_REPORT) writeFileSync(SUITE_REPORT, JSON.stringify(report));
  }

  describe(now: number): string {
    return this.progress.describe(now);
  }
}
