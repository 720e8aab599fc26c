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
