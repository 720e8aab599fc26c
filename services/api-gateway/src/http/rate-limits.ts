import type { Service } from '@sargam/chassis/service';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { GatewaySettings } from '../config.ts';
import { tooManyRequests } from '../errors/http-error.ts';
import type { RateClass } from '../wire/rate-class.ts';
import { circuitBreaker } from './circuit-breaker.ts';

export interface RateLimits {
  /** Counts one call of this class against the key; rejects with 429 when there were too many this minute. */
  readonly consume: (rateClass: RateClass, key: string) => Promise<void>;
  /** Takes back that a call was counted. */
  readonly reward: (rateClass: RateClass, key: string) => Promise<void>;
}

const pointsPerMinute = (settings: GatewaySettings): Record<RateClass, number> => ({
  usual: settings.rateUsual,
  login: settings.rateLogin,
  account: settings.rateAccount,
  signup: settings.rateSignup,
  checkEmail: settings.rateCheckEmail,
  coupon: settings.rateCoupon,
  couponPerson: settings.rateCouponPerson,
  giftCard: settings.rateGiftCard,
  giftCardPerson: settings.rateGiftCardPerson,
  giftCardVisitor: settings.rateGiftCardVisitor,
  contact: settings.rateContact,
  message: settings.rateMessage,
  search: settings.rateSearch,
  upload: settings.rateUpload,
  stream: settings.rateStream,
});

/** How long Redis is left alone after it failed: one that hangs would make each call wait for its second. */
const redisRetryMs = 5000;

const rewardableClasses: ReadonlySet<string> = new Set<RateClass>([
  'coupon',
  'couponPerson',
  'giftCard',
  'giftCardPerson',
  'giftCardVisitor',
]);

const addPoints = (limiter: RateLimiterAbstract, key: string, points: number) =>
  points > 0 ? limiter.consume(key, points) : limiter.reward(key, -points);

const isLimitResult = (error: unknown): boolean => error instanceof RateLimiterRes;

/** Counted in Redis for all replicas together; each for itself, in memory, while Redis is away. */
export const createRateLimits = (service: Service<GatewaySettings>, redis: Redis): RateLimits => {
  const refused = service.counter('gateway_limited_total', 'Calls refused as too many', ['class']);
  const count = circuitBreaker(
    (shared: RateLimiterRedis, _own: RateLimiterMemory, key: string, points: number) =>
      addPoints(shared, key, points),
    (_shared, own, key, points) => addPoints(own, key, points),
    { clock: service.clock, ms: redisRetryMs, isAnswer: isLimitResult },
  );
  const limiterOf = (rateClass: string, points: number) => {
    const options = { keyPrefix: `rate:${rateClass}`, points, duration: 60 };
    const shared = new RateLimiterRedis({
      ...options,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      // Of what may be given back again, Redis alone knows.
      ...(rewardableClasses.has(rateClass) ? {} : { inMemoryBlockOnConsumed: points + 1 }),
    });
    const own = new RateLimiterMemory(options);
    return (key: string, change: number) => count(shared, own, key, change);
  };
  const limiters = new Map(
    Object.entries(pointsPerMinute(service.settings)).map(([name, points]) => [
      name,
      limiterOf(name, points),
    ]),
  );
  return {
    consume: async (rateClass, key) => {
      try {
        await limiters.get(rateClass)?.(key, 1);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        refused.inc({ class: rateClass });
        throw tooManyRequests(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      }
    },
    reward: async (rateClass, key) => {
      await limiters.get(rateClass)?.(key, -1);
    },
  };
};
