import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TestSystem } from '../system/test-system.ts';

/** What the monitor reads. */
export interface MonitorInput {
  readonly databaseUrls: TestSystem['databaseUrls'];
  readonly sandboxUrl: string;
}

export interface MonitorReport {
  /** Number of completed checks of all totals. */
  readonly checks: number;
  /** Number of checks at one every 50 ms. */
  readonly ticks: number;
  /** Longest time between the starts of two checks. */
  readonly longestGapMs: number;
  readonly longestCheckMs: number;
  /** Number of receipts compared with the gateway. */
  readonly receipts: number;
  /** All violations found. */
  readonly violations: readonly string[];
}

export interface Monitor {
  /** Stops the checks and returns the report. */
  stop(): Promise<MonitorReport>;
}

/** Starts a process that checks all totals repeatedly and compares each new receipt with the gateway. */
export const startMonitor = ({
  databaseUrls,
  sandbox,
}: Pick<TestSystem, 'databaseUrls' | 'sandbox'>): Monitor => {
  const order: MonitorInput = { databaseUrls, sandboxUrl: sandbox.url };
  const child = fork(path.join(__dirname, 'monitor-process.ts'), [JSON.stringify(order)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const outcome = Promise.race([
    once(child, 'message').then(([report]) => report as MonitorReport),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the monitor exited with ${code}`))),
  ]);
  // `stop` reports a failure; before that a rejection must not end the process.
  outcome.catch(() => undefined);
  let report: Promise<MonitorReport> | undefined;
  return {
    stop: () => {
      if (!report && child.connected) child.send('stop');
      report ??= outcome;
      return report;
    },
  };
};
