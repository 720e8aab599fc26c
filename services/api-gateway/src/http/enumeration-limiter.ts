import { DomainError } from '@sargam/chassis/errors';
import type { CodeKind, RateClass } from '../api/rate-class.ts';
import type { RateLimits } from './rate-limits.ts';

/** Attempts count per person and per network, so that neither many networks nor many accounts raise the limit. */
interface Client {
  readonly network: string;
  /** Absent for a visitor. */
  readonly person: string | undefined;
}

export interface EnumerationLimiter {
  /** Runs a call whose outcome shows whether a code exists. Rejects with 429 after too many wrong codes in a minute. */
  readonly run: <T>(kind: CodeKind, client: Client, call: () => Promise<T>) => Promise<T>;
}

/** The one error code per kind that every wrong code produces. */
const failureCodes = {
  coupon: 'coupon-not-found',
  giftCard: 'gift-card-invalid',
  certificate: 'certificate-not-found',
} as const satisfies Record<CodeKind, string>;
interface RateClasses {
  readonly network: RateClass;
  readonly person: RateClass;
  readonly visitor: RateClass;
}

/** Visitors have a separate gift-card limit: logged-in students of the same school network keep their attempts. */
const rateClasses = {
  coupon: { network: 'coupon', person: 'couponPerson', visitor: 'coupon' },
  giftCard: { network: 'giftCard', person: 'giftCardPerson', visitor: 'giftCardVisitor' },
  certificate: { network: 'certificate', person: 'certificate', visitor: 'certificate' },
} as const satisfies Record<CodeKind, RateClasses>;

/** The person's limit is checked first: a person over it uses up none of the network's limit. */
const limitsFor = (kind: CodeKind, { network, person }: Client): readonly (readonly [RateClass, string])[] =>
  person === undefined
    ? [[rateClasses[kind].visitor, network]]
    : [
        [rateClasses[kind].person, person],
        [rateClasses[kind].network, network],
      ];

const isUnknownCode = (kind: CodeKind, error: unknown): boolean =>
  error instanceof DomainError && error.code === failureCodes[kind];

/**
 * An attempt is counted before the call runs, so that a hundred parallel attempts do not all pass. It is uncounted unless
 * the code was wrong: a cart that is loaded ten times with its coupon uses up no attempt.
 */
export const createEnumerationLimiter = (rateLimits: RateLimits): EnumerationLimiter => ({
  run: async (kind, client, call) => {
    const limits = limitsFor(kind, client);
    for (const [rateClass, key] of limits) await rateLimits.consume(rateClass, key);
    const uncount = () => Promise.all(limits.map(([rateClass, key]) => rateLimits.reward(rateClass, key)));
    try {
      const result = await call();
      await uncount();
      return result;
    } catch (error) {
      if (!isUnknownCode(kind, error)) await uncount();
      throw error;
    }
  },
});
