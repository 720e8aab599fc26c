import type { FailureReason, LadderState } from './ladder-table.ts';

/** Maximum number of attempts per job, without those that an outage interrupted. */
export const maxAttempts = 3;
/** A job fails after this many interruptions: after an outage of about 18 hours. */
export const maxInterruptions = 24;
/** An encoder that reports no progress for this time has lost its job. Milliseconds. */
export const leaseMs = 60_000;
/** The wait after the first failed attempt; it doubles with each one. Milliseconds. */
const firstRetryMs = 30_000;
/** The wait after the first interruption; it doubles with each one up to an hour. Milliseconds. */
const firstResumeMs = 60_000;
const maxWaitMs = 60 * 60_000;

export const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseMs);

/** The present attempt is among the attempts, and not yet among the interruptions. */
interface AttemptCounts {
  readonly attempts: number;
  readonly interruptions: number;
}

export interface JobOutcome {
  readonly state: Extract<LadderState, 'waiting' | 'failed'>;
  readonly reason: FailureReason | null;
  readonly available_at: Date;
  readonly interruptions: number;
}

/** The job after an attempt that failed: it waits for the next attempt, or has failed after the last one. */
export const afterFailure = (
  { attempts, interruptions: before }: AttemptCounts,
  reason: FailureReason,
  now: Date,
): JobOutcome => {
  const isInterrupted = reason === 'interrupted';
  const interruptions = before + (isInterrupted ? 1 : 0);
  const [count, most, firstMs] = isInterrupted
    ? [interruptions, maxInterruptions, firstResumeMs]
    : [attempts - interruptions, maxAttempts, firstRetryMs];
  if (count >= most) return { state: 'failed', reason, available_at: now, interruptions };
  const waitMs = Math.min(maxWaitMs, firstMs * 2 ** (count - 1));
  return { state: 'waiting', reason: null, available_at: new Date(now.getTime() + waitMs), interruptions };
};
