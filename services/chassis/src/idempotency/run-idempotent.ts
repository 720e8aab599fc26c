import { setTimeout as pause } from 'node:timers/promises';
import type { IdempotentRequest } from './request.ts';

/** The right to execute a request. It ends with its lease, so that a repeat can take over from a crashed process. */
export interface Claim {
  readonly request: IdempotentRequest;
  /** Unique to the claim. */
  readonly id: string;
}

export type ClaimResult<Claimed = Claim> =
  | { readonly kind: 'claimed'; readonly claim: Claimed }
  | { readonly kind: 'answered'; readonly answer: Uint8Array }
  | { readonly kind: 'in-progress' };

/**
 * Stores claims and answers of requests. `Claimed` is the claim, with what else the store creates together with it.
 * `Result` is the result of the work, from which the store makes the answer.
 */
export interface IdempotencyStore<Claimed = Claim, Result = Uint8Array> {
  /** Claims the request for `leaseMs` milliseconds. Throws `idempotencyKeyReused` for a key of another request. */
  claim(request: IdempotentRequest, leaseMs: number): Promise<ClaimResult<Claimed>>;
  /** Saves the answer for repeats, unless another holder has taken over the claim. Returns the answer. */
  complete(claimed: Claimed, result: Result): Promise<Uint8Array>;
  /** Ends a claim without an answer: a repeat can claim the request immediately. */
  release(claimed: Claimed): Promise<void>;
}

interface IdempotentWork<Claimed, Result> {
  /** Longer than the work may take: a claim that is older belongs to a crashed process. */
  readonly leaseMs: number;
  /** Time between two attempts to claim a request that another holder executes. */
  readonly pollIntervalMs: number;
  readonly work: (claimed: Claimed) => Promise<Result>;
}

/**
 * Runs the work for the first request with this scope and key, and returns the stored answer to each repeat, byte for byte.
 * A concurrent repeat waits for the answer; when the work fails, or its lease ends, a repeat runs the work. The same key
 * with another request throws a conflict.
 */
export const runIdempotent = async <Claimed = Claim, Result = Uint8Array>(
  store: IdempotencyStore<Claimed, Result>,
  request: IdempotentRequest,
  { leaseMs, pollIntervalMs, work }: IdempotentWork<Claimed, Result>,
): Promise<Uint8Array> => {
  for (;;) {
    const result = await store.claim(request, leaseMs);
    if (result.kind === 'answered') return result.answer;
    if (result.kind === 'claimed') return runAndComplete(store, result.claim, work);
    await pause(pollIntervalMs);
  }
};

const runAndComplete = async <Claimed, Result>(
  store: IdempotencyStore<Claimed, Result>,
  claimed: Claimed,
  work: (claimed: Claimed) => Promise<Result>,
): Promise<Uint8Array> => {
  try {
    return await store.complete(claimed, await work(claimed));
  } catch (error) {
    await store.release(claimed);
    throw error;
  }
};
