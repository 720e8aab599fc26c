import { allocate } from '@sargam/chassis/amounts';
import { lastSecondAfter } from '@sargam/chassis/calendar';
import type { HeldTier } from '../courses/access.ts';
import type { Offer } from '../courses/course.ts';
import { termsOf } from '../courses/purchase.ts';
import type { CouponId, CourseId, OrderId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import { receivedByRule } from './order.ts';
import { gatewayLeast, quoteFor, type SaleLine } from './quote.ts';

const cases = 1_000_000;
// Jest looks every global up in a sandbox, which a million cases would spend most of their time on.
const { floor, imul } = Math;
const poisha = BigInt;

/** The same numbers every time (mulberry32), so that a case that fails can be found again by its number. */
const seeded = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return floor((((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
};

const lineOf = (price: Poisha): SaleLine => ({
  courseId: 'C' as CourseId,
  ...{ title: { en: '', bn: '' }, instructorId: 'I', bundleCourseIds: [] },
  ...{ kind: 'new', tierPrice: price, upgrades: undefined },
  offer: { tier: 'standard', price, oldPrice: price, validityDays: 30 },
});
const paidAt = new Date('2026-11-21T12:00:00Z');

/** What is wrong with the parts of one random cart; undefined where all of them add up. */
const faultOf = (random: (below: number) => number): string | undefined => {
  // Small amounts meet the gateway's least and the odd poisha; large ones the size of real carts.
  const most = random(2) ? 3_000 : 2_000_000;
  const lines: SaleLine[] = [];
  for (let left = random(4); left >= 0; left--) lines.push(lineOf(poisha(random(most))));
  const percent = random(101);
  const coupon = percent === 0 ? undefined : { id: 'K' as CouponId, code: 'K', percent };
  const keepWallet = random(8) === 0;
  const made = quoteFor(lines, poisha(random(2 * most)), coupon, { keepWallet });
  const { subtotal, walletUsed, walletBalance, discount, rounding, payable } = made;
  if (walletUsed + discount + rounding + payable !== subtotal) return 'the order';
  if (walletUsed < 0n || discount < 0n || rounding < 0n || payable < 0n) return 'a part below zero';
  if (walletUsed > walletBalance || (keepWallet && walletUsed > 0n)) return 'more wallet than there is';
  if (payable > 0n && payable < gatewayLeast) return 'less than the gateway takes';
  if (rounding >= gatewayLeast || (rounding > 0n && payable > 0n)) return 'waived without need';

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

  const received = receivedByRule(payable, paidAt);
  if (received < 0n || received > payable) return 'the gateway’s cut';
  const [back = 0n, ...others] = allocate(walletUsed + payable, [walletUsed, payable]);
  if (back !== walletUsed || others[0] !== payable) return 'what goes back';
  return undefined;
};

it('for any prices, wallet and voucher the parts add up to the whole: a million carts', () => {
  const random = seeded(2_026);
  const faults: string[] = [];
  for (let number = 0; number < cases && faults.length < 5; number++) {
    const fault = faultOf(random);
    if (fault) faults.push(`case ${number}: ${fault}`);
  }
  expect(faults).toEqual([]);
}, 300_000);

it('for any two prices the tier held and the difference come to the higher tier: a million upgrades', () => {
  const random = seeded(4);
  const offer: Offer = { tier: 'gold', price: 0n, oldPrice: 0n, validityDays: 180 };
  const held: HeldTier = {
    ...{ orderId: 'O' as OrderId, courseId: 'C' as CourseId, upgrades: undefined, bundleCourseIds: [] },
    ...{ tier: 'silver', price: 0n, tierPrice: 0n, worth: 0n, validityDays: 30 },
    ...{ paidAt, startsAt: paidAt, endsAt: lastSecondAfter(paidAt, 30) },
  };
  const faults: number[] = [];
  for (let number = 0; number < cases && faults.length < 5; number++) {
    const [now, then] = [poisha(random(5_000_000)), poisha(random(5_000_000))];
    const access = { held: { ...held, worth: then }, endsAt: held.endsAt };
    const { kind, price, upgrades } = termsOf({ ...offer, price: now }, access);
    const exact = now > then ? price + then === now : price === 0n;
    if (!exact || kind !== 'upgrade' || upgrades !== 'O') faults.push(number);
  }
  expect(faults).toEqual([]);
}, 300_000);
