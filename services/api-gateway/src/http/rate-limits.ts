import type { Service } from '@sargam/chassis/service';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { type RateClass, rateClasses } from '../api/rate-class.ts';
import type { GatewaySettings } from '../config.ts';
import { tooManyRequests } from '../errors/http-error.ts';
import { circuitBreaker } from './circuit-breaker.ts';

export interface RateLimits {
  /** Counts one call of this class for the key. Rejects with 429 when the limit of this minute is exceeded. */
  readonly consume: (rateClass: RateClass, key: string) => Promise<void>;
  /** Uncounts one call. */
  readonly reward: (rateClass: RateClass, key: string) => Promise<void>;
}

/** The setting of class `login` is `rateLogin`. */
const pointsPerMinute = (settings: GatewaySettings, rateClass: RateClass): number => {
  const name = `${rateClass[0]?.toUpperCase()}${rateClass.slice(1)}` as Capitalize<RateClass>;
  return settings[`rate${name}`];
};

/** Pause after a Redis failure: without it, every call would wait for the timeout of a hanging Redis. */
const redisRetryMs = 5000;

const rewardableClasses: ReadonlySet<string> = new Set<RateClass>([
  'coupon',
  'couponPerson',
  'giftCard',
  'giftCardPerson',
  'giftCardVisitor',
  'certificate',
]);

const addPoints = (limiter: RateLimiterAbstract, key: string, points: number) =>
  points > 0 ? limiter.consume(key, points) : limiter.reward(key, -points);

const isLimitResult = (error: unknown): boolean => error instanceof RateLimiterRes;

/** Counts in Redis for all replicas together. While Redis is unavailable each replica counts in its local memory. */
export const createRateLimits = (service: Service<GatewaySettings>, redis: Redis): RateLimits => {
  const rejections = service.counter('gateway_rate_limited_total', 'Calls rejected by a rate limit', [
    'class',
  ]);
  const count = circuitBreaker(
    (shared: RateLimiterRedis, _local: RateLimiterMemory, key: string, points: number) =>
      addPoints(shared, key, points),
    (_shared, local, key, points) => addPoints(local, key, points),
    { clock: service.clock, openMs: redisRetryMs, isResult: isLimitResult },
  );
  const createLimiter = (rateClass: string, points: number) => {
    const options = { keyPrefix: `rate:${rateClass}`, points, duration: 60 };
    const shared = new RateLimiterRedis({
      ...options,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      // Classes that can be rewarded are not blocked in memory: only Redis knows the current count.
      ...(rewardableClasses.has(rateClass) ? {} : { inMemoryBlockOnConsumed: points + 1 }),
    });
    const local = new RateLimiterMemory(options);
    return (key: string, change: number) => count(shared, local, key, change);
  };
  const limiters = new Map(
    rateClasses.map((name) => [name, createLimiter(name, pointsPerMinute(service.settings, name))]),
  );
  return {
    consume: async (rateClass, key) => {
      try {
        await limiters.get(rateClass)?.(key, 1);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        rejections.inc({ class: rateClass });
        throw tooManyRequests(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      }
    },
    reward: async (rateClass, key) => {
      await limiters.get(rateClass)?.(key, -1);
    },
  };
};
