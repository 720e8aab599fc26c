import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { inSpan } from '../telemetry/index.ts';
import type { Metrics } from './metrics.ts';

export interface Jobs {
  readonly schedule: (name: string, ms: number, job: (signal: AbortSignal) => Promise<void>) => void;
  /** Resolves when all runs have ended. */
  readonly finished: () => Promise<void>;
}

/** Periodic jobs. The runs of a job never overlap; the first run starts after one interval. */
export const createJobs = (log: Logger, { counter }: Metrics, stopping: AbortSignal): Jobs => {
  const runs = counter('job_runs_total', 'Runs of periodic jobs', ['job', 'outcome']);
  const loops: Promise<void>[] = [];

  const runOnce = async (name: string, job: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    try {
      await inSpan(`job ${name}`, {}, () => job(stopping));
      runs.inc({ job: name, outcome: 'ok' });
    } catch (err) {
      if (stopping.aborted) return log.info({ job: name }, 'job cancelled by the shutdown');
      runs.inc({ job: name, outcome: 'failed' });
      log.error({ err, job: name }, 'job failed; it runs again after its interval');
    }
  };

  const loop = async (
    name: string,
    ms: number,
    job: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> => {
    while (await sleepUnlessStopped(ms, stopping)) await runOnce(name, job);
  };

  return {
    schedule: (name, ms, job) => void loops.push(loop(name, ms, job)),
    finished: async () => void (await Promise.all(loops)),
  };
};

/** True after `ms`, false as soon as the signal is aborted. */
const sleepUnlessStopped = (ms: number, signal: AbortSignal): Promise<boolean> =>
  sleep(ms, undefined, { signal }).then(
    () => !signal.aborted,
    () => false,
  );
