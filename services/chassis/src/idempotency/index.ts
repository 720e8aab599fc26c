export { createRedisIdempotencyStore } from './redis-store.ts';
export { hashRequest, type IdempotentRequest, idempotencyKeyReused } from './request.ts';
export type { Claim, ClaimResult, IdempotencyStore } from './run-idempotent.ts';
export { runIdempotent } from './run-idempotent.ts';
export { runIdempotentInTransaction } from './run-idempotent-in-transaction.ts';
export { createSingleFlight, type SingleFlight } from './single-flight.ts';
export {
  claimRequest,
  completeWith,
  releaseClaim,
  scheduleIdempotencyCleanup,
} from './sql-store.ts';
