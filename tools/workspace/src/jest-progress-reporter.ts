import { Progress } from './progress.ts';

/** The counts in jest's AggregatedResult that are printed. */
export interface JestCounts {
  readonly numTotalTestSuites: number;
  readonly numPassedTestSuites: number;
  readonly numFailedTestSuites: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface Suite {
  readonly path: string;
}

const noSuites: JestCounts = {
  numTotalTestSuites: 0,
  numPassedTestSuites: 0,
  numFailedTestSuites: 0,
  numPassedTests: 0,
  numFailedTests: 0,
};

/** Jest reporter that prints the progress. */
export default class JestProgressReporter {
  private counts = noSuites;
  private readonly progress = new Progress(() => ({
    allSuites: this.counts.numTotalTestSuites,
    endedSuites: this.counts.numPassedTestSuites + this.counts.numFailedTestSuites,
    passedTests: this.counts.numPassedTests,
    failedTests: this.counts.numFailedTests,
  }));

  onRunStart(counts: JestCounts): void {
    this.counts = counts;
    this.progress.start();
  }

  onTestFileStart({ path }: Suite): void {
    this.progress.startSuite(path);
  }

  onTestFileResult({ path }: Suite, _: unknown, counts: JestCounts): void {
    this.progress.endSuite(path);
    this.counts = counts;
  }

  onRunComplete(): void {
    this.progress.stop();
  }

  describe(now: number): string {
    return this.progress.describe(now);
  }
}
