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
  /** Number of checks that were due: one every 50 ms. */
  readonly dueChecks: number;
  /** Longest time between the starts of two checks. */
  readonly longestGapMs: number;
  readonly longestCheckMs: number;
  /** Number of payments compared with the gateway. */
  readonly comparedPayments: number;
  /** All violations found. */
  readonly violations: readonly string[];
}

/** Sent by the monitor process: its progress every few seconds, and its report at the end. */
export type MonitorMessage =
  | { readonly progress: { readonly checks: number; readonly violations: readonly string[] } }
  | { readonly report: MonitorReport };

/** Starts a process that checks all totals repeatedly and compares each new payment with the gateway. */
export const startMonitor = ({ databaseUrls, sandbox }: Pick<TestSystem, 'databaseUrls' | 'sandbox'>) => {
  const input: MonitorInput = { databaseUrls, sandboxUrl: sandbox.url };
  const child = fork(path.join(import.meta.dirname, 'monitor-process.ts'), [JSON.stringify(input)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const reported = Promise.withResolvers<MonitorReport>();
  let status = 'no check yet';
  child.on('message', (message: MonitorMessage) => {
    if ('report' in message) reported.resolve(message.report);
    else {
      const { checks, violations } = message.progress;
      status = `${checks} checks, ${violations.length} violations${violations[0] ? `, first: ${violations[0]}` : ''}`;
    }
  });
  const outcome = Promise.race([
    reported.promise,
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the monitor exited with ${code}`))),
  ]);
  // `stop` reports a failure; before that a rejection must not end the process.
  outcome.catch(() => undefined);
  let report: Promise<MonitorReport> | undefined;
  return {
    /** Checks and violations so far. */
    status: () => status,
    /** Stops the checks and returns the report. */
    stop: (): Promise<MonitorReport> => {
      if (!report && child.connected) child.send('stop');
      report ??= outcome;
      return report;
    },
  };
};
