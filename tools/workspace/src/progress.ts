import { relative } from 'node:path';
import { root } from './run.ts';

/** The suites and tests that have ended. */
export interface Counts {
  readonly allSuites: number;
  readonly endedSuites: number;
  readonly passedTests: number;
  readonly failedTests: number;
}

const INTERVAL_MS = 20_000;
/** A suite that runs longer than this is named. */
const LONG_SUITE_MS = 20_000;

/** Prints every 20 s how many suites have run, how many tests passed and failed, and which suites run long. */
export class Progress {
  private readonly running = new Map<string, number>();
  private readonly startedAt = Date.now();
  private readonly counts: () => Counts;
  private timer: NodeJS.Timeout | undefined;

  constructor(counts: () => Counts) {
    this.counts = counts;
  }

  start(): void {
    this.timer = setInterval(() => console.log(this.describe(Date.now())), INTERVAL_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  startSuite(path: string): void {
    this.running.set(path, Date.now());
  }

  /** Returns when the suite started, in milliseconds since 1970. */
  endSuite(path: string): number {
    const since = this.running.get(path) ?? Date.now();
    this.running.delete(path);
    return since;
  }

  describe(now: number): string {
    const counts = this.counts();
    const seconds = (since: number): number => Math.round((now - since) / 1000);
    const long = [...this.running]
      .filter(([, since]) => now - since >= LONG_SUITE_MS)
      .map(([path, since]) => `${relative(root, path)} (${seconds(since)} s)`);
    const suites = `${counts.endedSuites} of ${counts.allSuites} suites`;
    const tests = `${counts.passedTests} tests passed, ${counts.failedTests} failed`;
    const title = process.env['SUITES_TITLE'];
    return `… ${title ? `${title}, ` : ''}${seconds(this.startedAt)} s: ${suites}, ${tests}${long.length > 0 ? `; running: ${long.join(', ')}` : ''}`;
  }
}
