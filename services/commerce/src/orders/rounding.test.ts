import { lastSecondOfDhakaDayAfter } from '@sargam/chassis/calendar';
import { findCounterexamples, type RandomInteger, randomAmountBelow } from '@sargam/chassis/property-testing';
import type { CurrentTier } from '../access/access.ts';
import { computeTerms } from '../access/purchase-terms.ts';
import type { SaleLine } from '../cart/cart.ts';
import type { Offer } from '../courses/course.ts';
import type { CouponId, CourseId, OrderId } from '../ids.ts';
import { gatewayMinimum } from '../money/gateway-limits.ts';
import type { Poisha } from '../money/poisha.ts';
import { quoteFor } from './quote.ts';

const poisha = BigInt;
// Small prices meet the gateway's least and the odd poisha; large ones are real carts, and ten lakh taka a course.
const limits = [3_000, 2_000_000, 100_000_001];

const lineOf = (price: Poisha): SaleLine => ({
  courseId: 'C' as CourseId,
  ...{ title: { en: '', bn: '' }, instructorId: 'I', bundleCourseIds: [] },
  ...{ kind: 'new', tierPrice: price, upgrades: undefined },
  offer: { tier: 'standard', price, oldPrice: price, validityDays: 30 },
});
const paidAt = new Date('2026-11-21T12:00:00Z');

/** What is wrong with the parts of one random cart; undefined where all of them add up. */
const faultOf = (draw: RandomInteger): string | undefined => {
  const most = limits[draw(limits.length)] ?? 1;
  const lines: SaleLine[] = [];
  for (let left = draw(4); left >= 0; left--) lines.push(lineOf(poisha(draw(most))));
  const percent = draw(101);
  const coupon = percent === 0 ? undefined : { id: 'K' as CouponId, code: 'K', percent };
  const keepWallet = draw(8) === 0;
  const made = quoteFor(lines, poisha(draw(2 * most)), coupon, { keepWallet });
  const { subtotal, walletUsed, walletBalance, discount, rounding, payable } = made;
  if (walletUsed + discount + rounding + payable !== subtotal) return 'the order';
  if (walletUsed < 0n || discount < 0n || rounding < 0n || payable < 0n) return 'a part below zero';
  if (walletUsed > walletBalance || (keepWallet && walletUsed > 0n)) return 'more wallet than there is';
  if (payable > 0n && payable < gatewayMinimum) return 'less than the gateway takes';
  if (rounding >= gatewayMinimum || (rounding > 0n && payable > 0n)) return 'waived without need';

  let [price, wallet, off, card, rest] = [0n, 0n, 0n, 0n, 0n];
  for (const line of made.lines) {
    const left = line.offer.price - line.wallet - line.discount - line.payable;
    if (left < 0n || line.wallet < 0n || line.discount < 0n || line.payable < 0n) return 'a line';
    price += line.offer.price;
    wallet += line.wallet;
    off += line.discount;
    card += line.payable;
    rest += left;
  }
  if (price !== subtotal || wallet !== walletUsed || off !== discount) return 'the lines';
  if (card !== payable || rest !== rounding) return 'the lines';
  return undefined;
};

it('for any prices, wallet and voucher the parts add up to the whole: a million carts', () => {
  expect(findCounterexamples(faultOf, { seed: 2_026 })).toEqual([]);
}, 300_000);

it('for any two prices the tier held and the difference come to the higher tier: a million upgrades', () => {
  const offer: Offer = { tier: 'gold', price: 0n, oldPrice: 0n, validityDays: 180 };
  const held: CurrentTier = {
    ...{ orderId: 'O' as OrderId, courseId: 'C' as CourseId, upgrades: undefined, bundleCourseIds: [] },
    ...{ tier: 'silver', price: 0n, tierPrice: 0n, upgradeCredit: 0n, validityDays: 30 },
    ...{ paidAt, startsAt: paidAt, endsAt: lastSecondOfDhakaDayAfter(paidAt, 30) },
  };
  const faults = findCounterexamples((draw) => {
    const [now, then] = [randomAmountBelow(draw, limits), randomAmountBelow(draw, limits)];
    const access = { currentTier: { ...held, upgradeCredit: then }, endsAt: held.endsAt };
    const { kind, price, upgrades } = computeTerms({ ...offer, price: now }, access);
    const exact = now > then ? price + then === now : price === 0n;
    return exact && kind === 'upgrade' && upgrades === 'O' ? undefined : `${then} to ${now}`;
  });
  expect(faults).toEqual([]);
}, 300_000);
