import type { FailureReason, LadderState } from './ladder-table.ts';

/** Maximum number of attempts per job. */
export const maxAttempts = 3;
/** An encoder that reports no progress for this time has lost its job. Milliseconds. */
export const leaseMs = 60_000;
/** The wait after the first failed attempt; it doubles with each one. Milliseconds. */
const firstRetryMs = 30_000;

export const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseMs);

export interface JobOutcome {
  readonly state: Extract<LadderState, 'waiting' | 'failed'>;
  readonly reason: FailureReason | null;
  readonly available_at: Date;
}

/** The job after an attempt that failed: it waits for the next attempt, or has failed after the last one. */
export const afterFailure = (attempts: number, reason: FailureReason, now: Date): JobOutcome =>
  attempts < maxAttempts
    ? {
        state: 'waiting',
        reason: null,
        available_at: new Date(now.getTime() + firstRetryMs * 2 ** (attempts - 1)),
      }
    : { state: 'failed', reason, available_at: now };
