import { DomainError } from '@sargam/chassis/errors';
import { times } from '../rounds.ts';
import { type Act, acts, shares } from './acts/index.ts';
import { count, type Household, householdOf, type Town } from './town.ts';

/**
 * What may be refused to somebody who acts while much else goes on: the price moved with the wallet, a
 * payment that came late emptied the cart, the order ended, a
 * code was used by another. A busy machine may also let a deadline pass (`unavailable`): nobody knows then what was done, and
 * all the more must the books agree. Anything else that fails is a fault.
 */
const mayBeRefused: ReadonlySet<string> = new Set([
  'price-changed',
  'cart-empty',
  'coupon-not-found',
  'course-under-review',
  'order-ended',
  'nothing-to-pay',
  'gift-card-invalid',
  'nothing-left',
  'refund-too-large',
  'refund-asked',
  'refund-decided',
  'refund-not-offered',
  'order-not-under-review',
  'order-holds-gone',
  'payment-message-refused',
  'charge-ended',
  'gift-card-used',
  'order-not-paid',
  'refund-not-stuck',
]);

/** So many clients do so many things at once, each its own people's one after the other. */
export const live = async (
  town: Town,
  {
    seed,
    clients,
    operations,
  }: { readonly seed: number; readonly clients: number; readonly operations: number },
): Promise<void> => {
  let done = 0;
  const houses = times(clients, (index) => householdOf(town, seed, index));
  for (const house of houses) await acts.refer(house);
  await Promise.all(
    houses.map(async (house) => {
      while (done < operations) {
        done += 1;
        await actOnce(house);
      }
    }),
  );
};

/** Where there is nothing to do it with, what it is done with is made instead. */
const possible = ({ unpaid, pages, sold, risky, gifts, boughtGifts, town }: Household, wish: Act): Act => {
  if (wish === 'pay') return unpaid.length + pages.length > 0 ? wish : 'buy';
  if (wish === 'expire') return unpaid.length > 0 ? wish : 'buy';
  if (wish === 'refund') return sold.length > 0 ? wish : 'buy';
  if (wish === 'review') return risky.length > 0 ? wish : 'gift';
  if (wish === 'redeem') return gifts.length + town.letters.length > 0 ? wish : 'gift';
  if (wish === 'takeBack') return boughtGifts.length > 0 ? wish : 'gift';
  return wish;
};

const actOnce = async (house: Household): Promise<void> => {
  const act = possible(house, house.chance.weighted(shares));
  const end = await acts[act](house).catch((error: unknown) => {
    if (error instanceof DomainError && (error.kind === 'unavailable' || mayBeRefused.has(error.code)))
      return error.code;
    throw new Error(`${act} failed`, { cause: error });
  });
  count(house.town.tally, `${act}: ${end}`);
};
