import { relative } from 'node:path';
import { root } from './run.ts';

/** The counts in jest's AggregatedResult that are printed. */
export interface Counts {
  readonly numTotalTestSuites: number;
  readonly numPassedTestSuites: number;
  readonly numFailedTestSuites: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface Suite {
  readonly path: string;
}

const noSuites: Counts = {
  numTotalTestSuites: 0,
  numPassedTestSuites: 0,
  numFailedTestSuites: 0,
  numPassedTests: 0,
  numFailedTests: 0,
};

const INTERVAL_MS = 20_000;
/** A suite that runs longer than this is named. */
const LONG_SUITE_MS = 20_000;

/** Jest reporter that prints every 20 s how many suites have run, how many tests passed and failed, and which suites run long. */
export default class ProgressReporter {
  private readonly running = new Map<string, number>();
  private readonly startedAt = Date.now();
  private counts = noSuites;
  private timer: NodeJS.Timeout | undefined;

  onRunStart(counts: Counts): void {
    this.counts = counts;
    this.timer = setInterval(() => console.log(this.describe(Date.now())), INTERVAL_MS);
  }

  onTestFileStart({ path }: Suite): void {
    this.running.set(path, Date.now());
  }

  onTestFileResult({ path }: Suite, _: unknown, counts: Counts): void {
    this.running.delete(path);
    this.counts = counts;
  }

  onRunComplete(): void {
    clearInterval(this.timer);
  }

  describe(now: number): string {
    const { counts } = this;
    const seconds = (since: number): number => Math.round((now - since) / 1000);
    const long = [...this.running]
      .filter(([, since]) => now - since >= LONG_SUITE_MS)
      .map(([path, since]) => `${relative(root, path)} (${seconds(since)} s)`);
    const suites = `${counts.numPassedTestSuites + counts.numFailedTestSuites} of ${counts.numTotalTestSuites} suites`;
    const tests = `${counts.numPassedTests} tests passed, ${counts.numFailedTests} failed`;
    return `… ${seconds(this.startedAt)} s: ${suites}, ${tests}${long.length > 0 ? `; running: ${long.join(', ')}` : ''}`;
  }
}
