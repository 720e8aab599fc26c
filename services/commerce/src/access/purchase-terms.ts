import { lastSecondOfDhakaDayAfter } from '@sargam/chassis/calendar';
import { upperCase } from '@sargam/chassis/lookup';
import type { PurchaseKind as KindMessage } from '@sargam/proto/commerce/v1/order';
import { type Offer, tiers } from '../courses/course.ts';
import type { OrderId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Access } from './access.ts';

/** Kind of purchase for a student who may already have access (decision C2). */
export const purchaseKinds = ['new', 'extension', 'upgrade'] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

export const toKindMessage = (kind: PurchaseKind): KindMessage => `PURCHASE_KIND_${upperCase(kind)}`;

/** Terms on which a student buys a course at a tier. */
export interface PurchaseTerms {
  readonly kind: PurchaseKind;
  /** The price for this student: the tier’s price, or the difference for an upgrade. */
  readonly price: Poisha;
  /** The order whose tier the upgrade replaces. */
  readonly upgrades: OrderId | undefined;
}

/**
 * A purchase while access lasts extends it at the full price. A higher tier that lasts longer than the current one is
 * an upgrade: it costs the difference to the price paid for the current tier, and at least zero.
 */
export const computeTerms = (offer: Offer, access: Access | undefined): PurchaseTerms => {
  const { price } = offer;
  const currentTier = access?.currentTier;
  if (currentTier && isUpgrade(offer, currentTier)) {
    const difference = price - currentTier.upgradeCredit;
    return { kind: 'upgrade', price: difference > 0n ? difference : 0n, upgrades: currentTier.orderId };
  }
  return { kind: access ? 'extension' : 'new', price, upgrades: undefined };
};

const isUpgrade = (offer: Offer, current: Pick<Offer, 'tier' | 'validityDays'>): boolean =>
  tiers.indexOf(offer.tier) > tiers.indexOf(current.tier) && offer.validityDays > current.validityDays;

/**
 * End of access if the tier were paid now. An upgrade adds the days by which it is longer than the replaced tier, so
 * that access counts from the start of that tier; later periods move by the same days.
 */
export const computeAccessEnd = (offer: Offer, access: Access | undefined, now: Date): Date => {
  if (!access) return lastSecondOfDhakaDayAfter(now, offer.validityDays);
  const { currentTier, endsAt } = access;
  if (!currentTier || computeTerms(offer, access).kind !== 'upgrade')
    return lastSecondOfDhakaDayAfter(endsAt, offer.validityDays);
  return lastSecondOfDhakaDayAfter(endsAt, offer.validityDays - currentTier.validityDays);
};
