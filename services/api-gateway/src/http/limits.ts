import type { Service } from '@sargam/chassis/service';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { GatewaySettings } from '../config.ts';
import type { RateClass } from '../wire/rate.ts';
import { tooMany } from './http-refusal.ts';
import { resting } from './resting.ts';

export interface Limits {
  /** Counts one call of this class against the key; rejects with 429 when there were too many this minute. */
  readonly take: (rateClass: RateClass, key: string) => Promise<void>;
  /** Takes back that a call was counted. */
  readonly giveBack: (rateClass: RateClass, key: string) => Promise<void>;
}

const pointsOf = (settings: GatewaySettings): Record<RateClass, number> => ({
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
const restMs = 5000;

const mayComeBack: ReadonlySet<string> = new Set<RateClass>([
  'coupon',
  'couponPerson',
  'giftCard',
  'giftCardPerson',
  'giftCardVisitor',
]);

const counted = (limiter: RateLimiterAbstract, key: string, points: number) =>
  points > 0 ? limiter.consume(key, points) : limiter.reward(key, -points);

const isAnswer = (error: unknown): boolean => error instanceof RateLimiterRes;

/** Counted in Redis for all replicas together; each for itself, in memory, while Redis is away. */
export const openLimits = (service: Service<GatewaySettings>, redis: Redis): Limits => {
  const refused = service.counter('gateway_limited_total', 'Calls refused as too many', ['class']);
  const count = resting(
    (shared: RateLimiterRedis, _own: RateLimiterMemory, key: string, points: number) =>
      counted(shared, key, points),
    (_shared, own, key, points) => counted(own, key, points),
    { clock: service.clock, ms: restMs, isAnswer },
  );
  const limiterOf = (rateClass: string, points: number) => {
    const options = { keyPrefix: `rate:${rateClass}`, points, duration: 60 };
    const shared = new RateLimiterRedis({
      ...options,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      // Of what may be given back again, Redis alone knows.
      ...(mayComeBack.has(rateClass) ? {} : { inMemoryBlockOnConsumed: points + 1 }),
    });
    const own = new RateLimiterMemory(options);
    return (key: string, change: number) => count(shared, own, key, change);
  };
  const limiters = new Map(
    Object.entries(pointsOf(service.settings)).map(([name, points]) => [name, limiterOf(name, points)]),
  );
  return {
    take: async (rateClass, key) => {
      try {
        await limiters.get(rateClass)?.(key, 1);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        refused.inc({ class: rateClass });
        throw tooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      }
    },
    giveBack: async (rateClass, key) => {
      await limiters.get(rateClass)?.(key, -1);
    },
  };
};
