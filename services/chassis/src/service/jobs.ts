import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { inSpan } from '../telemetry/index.ts';
import type { Metrics } from './metrics.ts';

export interface Jobs {
  readonly schedule: (name: string, ms: number, job: (signal: AbortSignal) => Promise<void>) => void;
  /** Resolves when the last run is over. */
  readonly finished: () => Promise<void>;
}

/** Periodic jobs: each waits for its own last run, so that it never overlaps itself; the first run is one period away. */
export const createJobs = (log: Logger, { counter }: Metrics, stopping: AbortSignal): Jobs => {
  const runs = counter('job_runs_total', 'Runs of periodic jobs', ['job', 'outcome']);
  const loops: Promise<void>[] = [];

  const runOnce = async (name: string, job: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    try {
      await inSpan(`job ${name}`, {}, () => job(stopping));
      runs.inc({ job: name, outcome: 'ok' });
    } catch (err) {
      if (stopping.aborted) return log.info({ job: name }, 'job cut short by the end of the service');
      runs.inc({ job: name, outcome: 'failed' });
      log.error({ err, job: name }, 'job failed; it runs again next time');
    }
  };

  const loop = async (
    name: string,
    ms: number,
    job: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> => {
    while (await waited(ms, stopping)) await runOnce(name, job);
  };

  return {
    schedule: (name, ms, job) => void loops.push(loop(name, ms, job)),
    finished: async () => void (await Promise.all(loops)),
  };
};

/** True after so many milliseconds, false as soon as the signal stops it. */
const waited = (ms: number, signal: AbortSignal): Promise<boolean> =>
  sleep(ms, undefined, { signal }).then(
    () => !signal.aborted,
    () => false,
  );
