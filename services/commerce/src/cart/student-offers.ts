import type { Access } from '../access/access.ts';
import { computeAccessEnd, computeTerms, type PurchaseTerms } from '../access/purchase-terms.ts';
import { listOffers, type Offer, type PricedCourse, tiers } from '../courses/course.ts';
import type { Poisha } from '../money/poisha.ts';

/** A tier of a course on the terms for one student. */
export interface StudentOffer extends Pick<PurchaseTerms, 'kind' | 'price'> {
  readonly offer: Offer;
  /** End of access if the course were paid for now. */
  readonly endsAt: Date;
  /** How much less it costs than another tier, which ends no later and is therefore not offered. */
  readonly saved: Poisha;
}

/** The tiers that a student can buy. With access, a tier is left out if a better one exists. */
export const listStudentOffers = (
  course: Pick<PricedCourse, 'standard' | 'tiers'>,
  access: Access | undefined,
  now: Date,
): readonly StudentOffer[] => {
  const offers = listOffers(course).map((offer) => {
    const { kind, price } = computeTerms(offer, access);
    return { offer, kind, price, endsAt: computeAccessEnd(offer, access, now), saved: 0n };
  });
  if (!access) return offers;
  return offers
    .filter((one) => !offers.some((other) => isBetter(other, one)))
    .map((one) => ({ ...one, saved: computeSaved(one, offers) }));
};

/** Access lasts at least as long, costs no more and is of no lower tier; one of the three is better. */
const isBetter = (one: StudentOffer, other: StudentOffer): boolean => {
  const longer = one.endsAt.getTime() - other.endsAt.getTime();
  const cheaper = other.price - one.price;
  const higher = tiers.indexOf(one.offer.tier) - tiers.indexOf(other.offer.tier);
  return longer >= 0 && cheaper >= 0n && higher >= 0 && (longer > 0 || cheaper > 0n || higher > 0);
};

const computeSaved = (best: StudentOffer, offers: readonly StudentOffer[]): Poisha =>
  offers
    .filter((other) => isBetter(best, other))
    .reduce((most, { price }) => (price - best.price > most ? price - best.price : most), 0n);
