import { Refusal } from '@sargam/chassis/errors';
import type { Guessed, RateClass } from '../wire/rate.ts';
import type { Limits } from './limits.ts';

/** Who tries: both are counted, so that neither many networks nor many accounts help. */
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
const persons = { coupon: 'couponPerson', giftCard: 'giftCardPerson' } as const satisfies Record<
  Guessed,
  RateClass
>;

const isMiss = (of: Guessed, error: unknown): boolean =>
  error instanceof Refusal && error.code === misses[of];

/**
 * Every try is counted before it is made, so that a hundred at once are not all let through; what was no miss is
 * given back: a cart that is looked at with its voucher ten times has guessed nothing.
 */
export const guessesIn = (limits: Limits): Guesses => ({
  run: async (of, { network, person }, call) => {
    const counted: [RateClass, string][] = [[of, network]];
    if (person !== undefined) counted.push([persons[of], person]);
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
