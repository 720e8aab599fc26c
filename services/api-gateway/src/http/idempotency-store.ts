import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { idempotencyKeyReused } from '@sargam/chassis/idempotency';
import type { Service } from '@sargam/chassis/service';
import type { Redis } from 'ioredis';
import { paymentTimeoutMs } from '../upstream/payment-timeout.ts';

/** One call as its sender names it. */
export interface IdempotentRequest {
  readonly callerId: string;
  /** The idempotency-key header. */
  readonly key: string;
  /** All that the sender asked: path and body. */
  readonly contents: string;
}

export interface IdempotencyStore {
  /** Runs the call and keeps its answer; a repeat is given the same bytes, even while the first is under way. */
  readonly run: (named: IdempotentRequest, call: () => Promise<string>) => Promise<string>;
}

const answerTtlSeconds = 24 * 60 * 60;
/** Longer than any call may take; after that whoever ran it has died. */
const claimTtlMs = paymentTimeoutMs + 2_000;
const pollIntervalMs = 40;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** `<hash of what was asked>` while the call is under way, then ` ` and its answer behind it. */
const parseStoredAnswer = (kept: string, wanted: string): string | undefined => {
  const at = kept.indexOf(' ');
  if ((at === -1 ? kept : kept.slice(0, at)) !== wanted) throw idempotencyKeyReused();
  return at === -1 ? undefined : kept.slice(at + 1);
};

/**
 * The answers of calls that the services themselves make safe to repeat: kept so that a repeat reads the same, in Redis
 * for all replicas. While Redis is away a repeat is simply made again. A refusal is not kept: it changed nothing.
 */
export const createIdempotencyStore = (service: Service, redis: Redis): IdempotencyStore => {
  const unlessAway = <T>(ask: Promise<T>, otherwise: T): Promise<T> =>
    ask.catch((err: unknown) => {
      service.log.warn({ err }, 'answers of repeated calls cannot be kept');
      return otherwise;
    });

  const run = async (place: string, wanted: string, call: () => Promise<string>): Promise<string> => {
    let answer: string | undefined;
    try {
      answer = await call();
      return answer;
    } finally {
      const told =
        answer === undefined
          ? redis.del(place)
          : redis.set(place, `${wanted} ${answer}`, 'EX', answerTtlSeconds);
      await unlessAway<unknown>(told, undefined);
    }
  };

  return {
    run: async ({ callerId: caller, key, contents }, call) => {
      const place = `repeat:${hash(JSON.stringify([caller, key]))}`;
      const wanted = hash(contents);
      for (;;) {
        const claimed = await unlessAway(redis.set(place, wanted, 'PX', claimTtlMs, 'NX'), 'OK');
        if (claimed === 'OK') return run(place, wanted, call);
        const kept = await unlessAway(redis.get(place), null);
        const answer = kept === null ? undefined : parseStoredAnswer(kept, wanted);
        if (answer !== undefined) return answer;
        await wait(pollIntervalMs);
      }
    },
  };
};
