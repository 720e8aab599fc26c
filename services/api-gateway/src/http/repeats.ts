import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { idempotencyKeyReused } from '@sargam/chassis/idempotency';
import type { Service } from '@sargam/chassis/service';
import type { Redis } from 'ioredis';
import { gatewayPatience } from '../wire/patience.ts';

/** One call as its sender names it. */
export interface Named {
  readonly caller: string;
  /** The idempotency-key header. */
  readonly key: string;
  /** All that the sender asked: path and body. */
  readonly asked: string;
}

export interface Repeats {
  /** Runs the call and keeps its answer; a repeat is given the same bytes, even while the first is under way. */
  readonly once: (named: Named, call: () => Promise<string>) => Promise<string>;
}

const keptSeconds = 24 * 60 * 60;
/** Longer than any call may take; after that whoever ran it has died. */
const underWayMs = gatewayPatience + 2_000;
const lookEveryMs = 40;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** `<hash of what was asked>` while the call is under way, then ` ` and its answer behind it. */
const read = (kept: string, wanted: string): string | undefined => {
  const at = kept.indexOf(' ');
  if ((at === -1 ? kept : kept.slice(0, at)) !== wanted) throw idempotencyKeyReused();
  return at === -1 ? undefined : kept.slice(at + 1);
};

/**
 * The answers of calls that the services themselves make safe to repeat: kept so that a repeat reads the same, in Redis
 * for all replicas. While Redis is away a repeat is simply made again. A refusal is not kept: it changed nothing.
 */
export const openRepeats = (service: Service, redis: Redis): Repeats => {
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
        answer === undefined ? redis.del(place) : redis.set(place, `${wanted} ${answer}`, 'EX', keptSeconds);
      await unlessAway<unknown>(told, undefined);
    }
  };

  return {
    once: async ({ caller, key, asked }, call) => {
      const place = `repeat:${hash(JSON.stringify([caller, key]))}`;
      const wanted = hash(asked);
      for (;;) {
        const claimed = await unlessAway(redis.set(place, wanted, 'PX', underWayMs, 'NX'), 'OK');
        if (claimed === 'OK') return run(place, wanted, call);
        const kept = await unlessAway(redis.get(place), null);
        const answer = kept === null ? undefined : read(kept, wanted);
        if (answer !== undefined) return answer;
        await wait(lookEveryMs);
      }
    },
  };
};
