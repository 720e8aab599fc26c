import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { idempotencyKeyReused } from '@sargam/chassis/idempotency';
import type { Service } from '@sargam/chassis/service';
import type { Redis } from 'ioredis';
import { paymentTimeoutMs } from '../upstream/payment-timeout.ts';

/** A call with an idempotency key. */
export interface IdempotentRequest {
  readonly callerId: string;
  /** The idempotency-key header. */
  readonly key: string;
  /** Method, path and body of the request. */
  readonly contents: string;
}

export interface IdempotencyStore {
  /** Runs the call and stores its answer. A repeat gets the same bytes; a repeat during the first call waits for it. */
  readonly run: (request: IdempotentRequest, call: () => Promise<string>) => Promise<string>;
}

const answerTtlSeconds = 24 * 60 * 60;
/** Longer than any call may take: a claim that is older belongs to a crashed replica. */
const claimTtlMs = paymentTimeoutMs + 2_000;
const pollIntervalMs = 40;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A stored value is `<hash of the contents>` during the call, and `<hash> <answer>` after it. */
const parseStoredAnswer = (stored: string, contentsHash: string): string | undefined => {
  const at = stored.indexOf(' ');
  if ((at === -1 ? stored : stored.slice(0, at)) !== contentsHash) throw idempotencyKeyReused();
  return at === -1 ? undefined : stored.slice(at + 1);
};

/**
 * Stores answers in Redis, for all replicas, of calls that the services make idempotent without storing an answer. While
 * Redis is unavailable a repeated call runs again, which changes nothing. Errors are not stored: they changed nothing.
 */
export const createIdempotencyStore = (service: Service, redis: Redis): IdempotencyStore => {
  const orIfUnavailable = <T>(reply: Promise<T>, fallback: T): Promise<T> =>
    reply.catch((err: unknown) => {
      service.log.warn({ err }, 'idempotency store unavailable');
      return fallback;
    });

  const runAndStore = async (
    redisKey: string,
    contentsHash: string,
    call: () => Promise<string>,
  ): Promise<string> => {
    let answer: string | undefined;
    try {
      answer = await call();
      return answer;
    } finally {
      const stored =
        answer === undefined
          ? redis.del(redisKey)
          : redis.set(redisKey, `${contentsHash} ${answer}`, 'EX', answerTtlSeconds);
      await orIfUnavailable<unknown>(stored, undefined);
    }
  };

  return {
    run: async ({ callerId, key, contents }, call) => {
      const redisKey = `idempotency:${hash(JSON.stringify([callerId, key]))}`;
      const contentsHash = hash(contents);
      for (;;) {
        const claimed = await orIfUnavailable(
          redis.set(redisKey, contentsHash, 'PX', claimTtlMs, 'NX'),
          'OK',
        );
        if (claimed === 'OK') return runAndStore(redisKey, contentsHash, call);
        const stored = await orIfUnavailable(redis.get(redisKey), null);
        const answer = stored === null ? undefined : parseStoredAnswer(stored, contentsHash);
        if (answer !== undefined) return answer;
        await wait(pollIntervalMs);
      }
    },
  };
};
