import type { Bucket } from '@sargam/chassis/objects';
import type { Service } from '@sargam/chassis/service';
import type { LearningDatabase } from '../database.ts';
import { encodeJob } from './encode-job.ts';
import { attemptFolder } from './ladder-objects.ts';
import {
  claimJob,
  failAttempt,
  finishJob,
  isFinished,
  type LadderRow,
  releaseJob,
  renewLease,
} from './ladder-store.ts';
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
  const tooLong = AbortSignal.timeout(maxEncodingMs);
  const signal = AbortSignal.any([stopping, lost.signal, tooLong]);
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
    if (tooLong.aborted) throw new FfmpegError('ffmpeg took too long');
    throw lost.signal.aborted ? lost.signal.reason : error;
  } finally {
    clearInterval(timer);
  }
};

type Outcome = 'ready' | 'released' | 'lost' | 'retry' | 'failed';

/** Encodes and saves how the attempt ended. */
const runAttempt = async (deps: EncoderDeps, job: LadderRow, stopping: AbortSignal): Promise<Outcome> => {
  const { service, database } = deps;
  const { db } = database;
  try {
    const files = await encodeWithLease(deps, job, stopping);
    if (await finishJob(db, job, files)) return 'ready';
  } catch (err) {
    if (stopping.aborted) {
      await releaseJob(db, job, service.clock());
      return 'released';
    }
    if (!(err instanceof LeaseLost)) {
      service.log.warn({ err, job: job.id, lesson: job.lesson_id, attempt: job.attempts }, 'encoding failed');
      const reason = err instanceof FfmpegError ? 'unreadable' : 'interrupted';
      const outcome = await failAttempt(db, job, reason, service.clock());
      if (outcome) return outcome.state === 'waiting' ? 'retry' : 'failed';
    }
  }
  // The job may be finished although the answer of the database was lost.
  return (await isFinished(db, job)) ? 'ready' : 'lost';
};

/**
 * Removes the objects of attempts without a ladder. An error is only logged: the outcome is saved, and the objects are removed with
 * the ladder.
 */
const removeUnusedObjects = async (
  { bucket, service }: EncoderDeps,
  job: LadderRow,
  outcome: Outcome,
): Promise<void> => {
  try {
    if (outcome === 'ready')
      for (let attempts = 1; attempts < job.attempts; attempts += 1)
        await bucket.removeFolder(attemptFolder({ ...job, attempts }));
    else if (outcome !== 'released') await bucket.removeFolder(attemptFolder(job));
  } catch (err) {
    service.log.warn({ err, job: job.id, attempt: job.attempts }, 'objects of an attempt not removed');
  }
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
    await removeUnusedObjects(deps, job, outcome);
    const took = (performance.now() - startedAt) / 1000;
    ended.inc({ outcome });
    if (outcome === 'ready') seconds.observe(took);
    service.log.info({ ...fields, outcome, seconds: Math.round(took * 10) / 10 }, 'encoding ended');
    return true;
  };
};
