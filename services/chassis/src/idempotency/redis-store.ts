import type { Redis } from 'ioredis';
import { newId } from '../ids/index.ts';
import type { Service } from '../service/index.ts';
import { hashRequest, type IdempotentRequest, idempotencyKeyReused, isKeyed } from './request.ts';
import type { Claim, ClaimResult, IdempotencyStore } from './run-idempotent.ts';

// A missing value: the lease ended without a new holder, or Redis was unavailable when the request was claimed.
const completeScript = `
local stored = redis.call('get', KEYS[1])
if stored == false or stored == ARGV[1] then redis.call('set', KEYS[1], ARGV[2], 'EX', ARGV[3]) end`;

const releaseScript = `if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end`;

const redisKey = ({ scope, key }: IdempotentRequest): string =>
  `idempotency:${hashRequest(JSON.stringify([scope, key]))}`;

/** The stored value is `<request hash>:<claim id>` during the work, and `<request hash> <answer>` after it. */
const claimValue = ({ request, id }: Claim): string => `${request.requestHash}:${id}`;

const answerValue = ({ request }: Claim, answer: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`${request.requestHash} `), answer]);

const parseStoredValue = (stored: Buffer, { requestHash }: IdempotentRequest): ClaimResult => {
  const answerAt = Buffer.byteLength(requestHash) + 1;
  const prefix = stored.toString('utf8', 0, answerAt);
  if (prefix === `${requestHash} `) return { kind: 'answered', answer: stored.subarray(answerAt) };
  if (prefix === `${requestHash}:`) return { kind: 'in-progress' };
  throw idempotencyKeyReused();
};

/**
 * Stores claims and answers in Redis, shared by all replicas; answers are kept for `retentionSeconds`. While Redis is
 * unavailable every request is claimed and no answer is stored, so the work must be safe to repeat.
 */
export const createRedisIdempotencyStore = (
  { log }: Pick<Service, 'log'>,
  redis: Redis,
  retentionSeconds: number,
): IdempotencyStore => {
  const orIfUnavailable = <T>(reply: Promise<T>, fallback: T): Promise<T> =>
    reply.catch((err: unknown) => {
      log.warn({ err }, 'idempotency store unavailable');
      return fallback;
    });

  return {
    claim: async (request, leaseMs) => {
      const claim = { request, id: newId() };
      if (!isKeyed(request)) return { kind: 'claimed', claim };
      const key = redisKey(request);
      const reply = await orIfUnavailable(redis.set(key, claimValue(claim), 'PX', leaseMs, 'NX'), 'OK');
      if (reply === 'OK') return { kind: 'claimed', claim };
      const stored = await orIfUnavailable(redis.getBuffer(key), null);
      return stored ? parseStoredValue(stored, request) : { kind: 'in-progress' };
    },
    complete: async (claim, answer) => {
      if (!isKeyed(claim.request)) return answer;
      const args = [claimValue(claim), answerValue(claim, answer), retentionSeconds];
      await orIfUnavailable(redis.eval(completeScript, 1, redisKey(claim.request), ...args), undefined);
      return answer;
    },
    release: async (claim) => {
      if (!isKeyed(claim.request)) return;
      await orIfUnavailable(
        redis.eval(releaseScript, 1, redisKey(claim.request), claimValue(claim)),
        undefined,
      );
    },
  };
};
