import { lastSecondOfDhakaDayAfter } from '@sargam/chassis/calendar';
import { findCounterexamples, type RandomInteger, randomAmountBelow } from '@sargam/chassis/property-testing';
import type { CurrentTier } from '../access/access.ts';
import { computeTerms } from '../access/purchase-terms.ts';
import type { SaleLine } from '../cart/cart.ts';
import type { Offer } from '../courses/course.ts';
import type { CouponId, CourseId, OrderId } from '../ids.ts';
import { paymentGatewayMinimum } from '../money/gateway-limits.ts';
import type { Poisha } from '../money/poisha.ts';
import { quoteFor } from './quote.ts';

const poisha = BigInt;
// Upper limits in poisha: around the gateway minimum, a typical cart, and a million taka a course.
const limits = [3_000, 2_000_000, 100_000_001];

const buildLine = (price: Poisha): SaleLine => ({
  courseId: 'C' as CourseId,
  title: { en: '', bn: '' },
  instructorId: 'I',
  bundleCourseIds: [],
  kind: 'new',
  tierPrice: price,
  upgrades: undefined,
  offer: { tier: 'standard', price, oldPrice: price, validityDays: 30 },
});
const paidAt = new Date('2026-11-21T12:00:00Z');

/** Quotes one random cart. Returns the violated invariant, or undefined. */
const findViolation = (draw: RandomInteger): string | undefined => {
  const maxPrice = limits[draw(limits.length)] ?? 1;
  const lines: SaleLine[] = [];
  for (let count = draw(4); count >= 0; count--) lines.push(buildLine(poisha(draw(maxPrice))));
  const percent = draw(101);
  const coupon = percent === 0 ? undefined : { id: 'K' as CouponId, code: 'K', percent };
  const withoutWallet = draw(8) === 0;
  const quote = quoteFor(lines, poisha(draw(2 * maxPrice)), coupon, { withoutWallet });
  const { subtotal, walletUsed, walletBalance, discount, rounding, payable } = quote;
  if (walletUsed + discount + rounding + payable !== subtotal) return 'order parts do not add up';
  if (walletUsed < 0n || discount < 0n || rounding < 0n || payable < 0n) return 'order part below zero';
  if (walletUsed > walletBalance || (withoutWallet && walletUsed > 0n))
    return 'wallet used above the balance';
  if (payable > 0n && payable < paymentGatewayMinimum) return 'payable below the gateway minimum';
  if (rounding >= paymentGatewayMinimum || (rounding > 0n && payable > 0n)) return 'needless rounding';

  let [price, wallet, lineDiscount, card, waived] = [0n, 0n, 0n, 0n, 0n];
  for (const line of quote.lines) {
    const remainder = line.offer.price - line.wallet - line.discount - line.payable;
    if (remainder < 0n || line.wallet < 0n || line.discount < 0n || line.payable < 0n)
      return 'line part below zero';
    price += line.offer.price;
    wallet += line.wallet;
    lineDiscount += line.discount;
    card += line.payable;
    waived += remainder;
  }
  if (price !== subtotal || wallet !== walletUsed || lineDiscount !== discount)
    return 'lines do not add up to the order';
  if (card !== payable || waived !== rounding) return 'lines do not add up to the order';
  return undefined;
};

it('a million random carts: the parts add up to the subtotal', () => {
  expect(findCounterexamples(findViolation, { seed: 2_026 })).toEqual([]);
}, 300_000);

it('a million random upgrades: the current price and the difference add up to the higher tier', () => {
  const offer: Offer = { tier: 'gold', price: 0n, oldPrice: 0n, validityDays: 180 };
  const currentTier: CurrentTier = {
    orderId: 'O' as OrderId,
    courseId: 'C' as CourseId,
    upgrades: undefined,
    bundleCourseIds: [],
    tier: 'silver',
    price: 0n,
    tierPrice: 0n,
    upgradeCredit: 0n,
    validityDays: 30,
    paidAt,
    revokedAt: undefined,
    startsAt: paidAt,
    endsAt: lastSecondOfDhakaDayAfter(paidAt, 30),
  };
  const counterexamples = findCounterexamples((draw) => {
    const [price, credit] = [randomAmountBelow(draw, limits), randomAmountBelow(draw, limits)];
    const access = { currentTier: { ...currentTier, upgradeCredit: credit }, endsAt: currentTier.endsAt };
    const terms = computeTerms({ ...offer, price }, access);
    const isExact = price > credit ? terms.price + credit === price : terms.price === 0n;
    return isExact && terms.kind === 'upgrade' && terms.upgrades === 'O'
      ? undefined
      : `${credit} to ${price}`;
  });
  expect(counterexamples).toEqual([]);
}, 300_000);
