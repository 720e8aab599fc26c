import type { Bucket } from '@sargam/chassis/objects';
import type { Service } from '@sargam/chassis/service';
import type { LearningDatabase } from '../database.ts';
import { encodeJob } from './encode-job.ts';
import { attemptFolder } from './ladder-objects.ts';
import { claimJob, failAttempt, finishJob, type LadderRow, releaseJob, renewLease } from './ladder-store.ts';
import { FfmpegError } from './run-ffmpeg.ts';

export interface EncoderDeps {
  readonly service: Service<unknown>;
  readonly database: LearningDatabase;
  readonly bucket: Bucket;
  /** The program. */
  readonly ffmpeg: string;
}

/** Interval of lease renewals, which also save the progress. Milliseconds. */
const renewalMs = 3000;
/** ffmpeg is stopped after this time. Milliseconds. */
const maxEncodingMs = 6 * 60 * 60 * 1000;

/** The job belongs to another encoder, because this one reported nothing for the time of a lease. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Encodes and renews the lease meanwhile. A lost lease aborts the encoding. */
const encodeWithLease = async (deps: EncoderDeps, job: LadderRow, stopping: AbortSignal) => {
  const { bucket, database, ffmpeg, service } = deps;
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal, AbortSignal.timeout(maxEncodingMs)]);
  let percent = 0;
  const renew = async (): Promise<void> => {
    const isOwn = await renewLease(database.db, job, percent, service.clock());
    if (!isOwn) lost.abort(new LeaseLost());
  };
  // A renewal that fails is repeated: the lease is longer than several of them.
  const timer = setInterval(() => void renew().catch(() => undefined), renewalMs);
  try {
    return await encodeJob(job, { bucket, ffmpeg, signal, onPercent: (value) => (percent = value) });
  } catch (error) {
    throw lost.signal.aborted ? lost.signal.reason : error;
  } finally {
    clearInterval(timer);
  }
};

type Outcome = 'ready' | 'released' | 'lost' | 'retry' | 'failed';

/** Saves how the attempt ended. The objects of an attempt without a ladder are removed. */
const runAttempt = async (deps: EncoderDeps, job: LadderRow, stopping: AbortSignal): Promise<Outcome> => {
  const { database, bucket, service } = deps;
  try {
    const files = await encodeWithLease(deps, job, stopping);
    if (await finishJob(database.db, job, files)) {
      for (let attempts = 1; attempts < job.attempts; attempts += 1)
        await bucket.removeFolder(attemptFolder({ ...job, attempts }));
      return 'ready';
    }
  } catch (err) {
    if (stopping.aborted) {
      await releaseJob(database.db, job, service.clock());
      return 'released';
    }
    if (!(err instanceof LeaseLost)) {
      service.log.warn({ err, job: job.id, lesson: job.lesson_id, attempt: job.attempts }, 'encoding failed');
      const reason = err instanceof FfmpegError ? 'unreadable' : 'interrupted';
      const outcome = await failAttempt(database.db, job, reason, service.clock());
      await bucket.removeFolder(attemptFolder(job));
      if (outcome) return outcome.state === 'waiting' ? 'retry' : 'failed';
      return 'lost';
    }
  }
  await bucket.removeFolder(attemptFolder(job));
  return 'lost';
};

export const createJobRunner = (deps: EncoderDeps) => {
  const { service, database } = deps;
  const ended = service.counter('ladder_attempts_total', 'Attempts to encode a video by outcome', [
    'outcome',
  ]);
  const seconds = service.histogram(
    'ladder_encode_seconds',
    'Time to encode a video',
    [],
    [1, 3, 10, 30, 100, 300, 1000, 3000, 10_000],
  );
  /** Runs one job. False if none is available. */
  return async (stopping: AbortSignal): Promise<boolean> => {
    const job = await claimJob(database.db, service.clock());
    if (!job) return false;
    const fields = { job: job.id, lesson: job.lesson_id, attempt: job.attempts };
    service.log.info(fields, 'encoding started');
    const startedAt = performance.now();
    const outcome = await runAttempt(deps, job, stopping);
    const took = (performance.now() - startedAt) / 1000;
    ended.inc({ outcome });
    if (outcome === 'ready') seconds.observe(took);
    service.log.info({ ...fields, outcome, seconds: Math.round(took * 10) / 10 }, 'encoding ended');
    return true;
  };
};
