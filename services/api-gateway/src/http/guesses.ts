import { DomainError } from '@sargam/chassis/errors';
import type { Guessed, RateClass } from '../wire/rate.ts';
import type { Limits } from './limits.ts';

/** Who tries. Of a person both are counted, so that neither many networks nor many accounts help. */
interface Trier {
  readonly network: string;
  /** Absent for a visitor. */
  readonly person: string | undefined;
}

export interface Guesses {
  /** Runs a call that tells whether a guess was right. Refused where too many missed this minute. */
  readonly run: <T>(of: Guessed, trier: Trier, call: () => Promise<T>) => Promise<T>;
}

/** The one refusal of each kind for every reason. */
const misses = { coupon: 'coupon-not-found', giftCard: 'gift-card-invalid' } as const satisfies Record<
  Guessed,
  string
>;
interface Classes {
  readonly network: RateClass;
  readonly person: RateClass;
  readonly visitor: RateClass;
}

/** A school is one network: visitors' guesses at gift cards leave those who are logged in their own room. */
const classes = {
  coupon: { network: 'coupon', person: 'couponPerson', visitor: 'coupon' },
  giftCard: { network: 'giftCard', person: 'giftCardPerson', visitor: 'giftCardVisitor' },
} as const satisfies Record<Guessed, Classes>;

/** The person first: whoever is over their own limit takes nothing from the network's. */
const countedFor = (of: Guessed, { network, person }: Trier): readonly (readonly [RateClass, string])[] =>
  person === undefined
    ? [[classes[of].visitor, network]]
    : [
        [classes[of].person, person],
        [classes[of].network, network],
      ];

const isMiss = (of: Guessed, error: unknown): boolean =>
  error instanceof DomainError && error.code === misses[of];

/**
 * Every try is counted before it is made, so that a hundred at once are not all let through; what was no miss is
 * given back: a cart that is looked at with its voucher ten times has guessed nothing.
 */
export const guessesIn = (limits: Limits): Guesses => ({
  run: async (of, trier, call) => {
    const counted = countedFor(of, trier);
    for (const [rateClass, key] of counted) await limits.take(rateClass, key);
    const giveBack = () => Promise.all(counted.map(([rateClass, key]) => limits.giveBack(rateClass, key)));
    try {
      const result = await call();
      await giveBack();
      return result;
    } catch (error) {
      if (!isMiss(of, error)) await giveBack();
      throw error;
    }
  },
});
