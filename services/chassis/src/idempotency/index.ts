export { scheduleIdempotencyCleanup } from './schedule-cleanup.ts';
export {
  hashRequest,
  type IdempotentRequest,
  idempotencyKeyReused,
  withIdempotencyKey,
} from './with-idempotency-key.ts';
