import { DomainError } from '@sargam/chassis/errors';
import type { CodeKind, RateClass } from '../wire/rate-class.ts';
import type { RateLimits } from './rate-limits.ts';

/** Who tries. Of a person both are counted, so that neither many networks nor many accounts help. */
interface Client {
  readonly network: string;
  /** Absent for a visitor. */
  readonly person: string | undefined;
}

export interface EnumerationLimiter {
  /** Runs a call that tells whether a guess was right. Refused where too many missed this minute. */
  readonly run: <T>(of: CodeKind, trier: Client, call: () => Promise<T>) => Promise<T>;
}

/** The one refusal of each kind for every reason. */
const failureCodes = { coupon: 'coupon-not-found', giftCard: 'gift-card-invalid' } as const satisfies Record<
  CodeKind,
  string
>;
interface RateClasses {
  readonly network: RateClass;
  readonly person: RateClass;
  readonly visitor: RateClass;
}

/** A school is one network: visitors' guesses at gift cards leave those who are logged in their own room. */
const rateClasses = {
  coupon: { network: 'coupon', person: 'couponPerson', visitor: 'coupon' },
  giftCard: { network: 'giftCard', person: 'giftCardPerson', visitor: 'giftCardVisitor' },
} as const satisfies Record<CodeKind, RateClasses>;

/** The person first: whoever is over their own limit takes nothing from the network's. */
const limitsFor = (of: CodeKind, { network, person }: Client): readonly (readonly [RateClass, string])[] =>
  person === undefined
    ? [[rateClasses[of].visitor, network]]
    : [
        [rateClasses[of].person, person],
        [rateClasses[of].network, network],
      ];

const isUnknownCode = (of: CodeKind, error: unknown): boolean =>
  error instanceof DomainError && error.code === failureCodes[of];

/**
 * Every try is counted before it is made, so that a hundred at once are not all let through; what was no miss is
 * given back: a cart that is looked at with its voucher ten times has guessed nothing.
 */
export const createEnumerationLimiter = (limits: RateLimits): EnumerationLimiter => ({
  run: async (of, trier, call) => {
    const counted = limitsFor(of, trier);
    for (const [rateClass, key] of counted) await limits.consume(rateClass, key);
    const giveBack = () => Promise.all(counted.map(([rateClass, key]) => limits.reward(rateClass, key)));
    try {
      const result = await call();
      await giveBack();
      return result;
    } catch (error) {
      if (!isUnknownCode(of, error)) await giveBack();
      throw error;
    }
  },
});
