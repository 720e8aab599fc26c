import { lastSecondOfDhakaDayAfter } from '@sargam/chassis/calendar';
import type { OrderId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Access } from './access.ts';
import { type Offer, tiers } from './course.ts';

/** What buying a course is for a student who may have it already (decision C2). */
export type PurchaseKind = 'new' | 'extension' | 'upgrade';

/** On which terms a student buys a course at a tier. */
export interface PurchaseTerms {
  readonly kind: PurchaseKind;
  /** What this student pays: the tier's price, or the difference for a higher one. */
  readonly price: Poisha;
  /** The order whose tier an upgrade replaces. */
  readonly upgrades: OrderId | undefined;
}

/**
 * Buying again while access lasts makes it longer, at the full price; a higher tier, which lasts longer than the one
 * held, costs the difference to what that one cost when it was bought, and never less than nothing.
 */
export const computeTerms = (offer: Offer, access: Access | undefined): PurchaseTerms => {
  const { price } = offer;
  const held = access?.held;
  if (held && isUpgrade(offer, held)) {
    const difference = price - held.worth;
    return { kind: 'upgrade', price: difference > 0n ? difference : 0n, upgrades: held.orderId };
  }
  return { kind: access ? 'extension' : 'new', price, upgrades: undefined };
};

const isUpgrade = (offer: Offer, held: Pick<Offer, 'tier' | 'validityDays'>): boolean =>
  tiers.indexOf(offer.tier) > tiers.indexOf(held.tier) && offer.validityDays > held.validityDays;

/**
 * Until when access would last if the tier were paid for now. An upgrade adds the days by which it is longer than the
 * tier that it replaces, so that access counts from when that one began; what was bought after that moves along.
 */
export const computeAccessEnd = (offer: Offer, access: Access | undefined, now: Date): Date => {
  if (!access) return lastSecondOfDhakaDayAfter(now, offer.validityDays);
  const { held, endsAt } = access;
  if (!held || computeTerms(offer, access).kind !== 'upgrade')
    return lastSecondOfDhakaDayAfter(endsAt, offer.validityDays);
  return lastSecondOfDhakaDayAfter(endsAt, offer.validityDays - held.validityDays);
};
