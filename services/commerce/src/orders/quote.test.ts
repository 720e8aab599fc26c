import fc from 'fast-check';
import type { SaleLine } from '../cart/cart.ts';
import type { CouponId, CourseId } from '../ids.ts';
import { gatewayMinimum } from '../money/gateway-limits.ts';
import { type Poisha, sum } from '../money/poisha.ts';
import { balanceUsed, quoteFor } from './quote.ts';

const line = (price: Poisha, index = 0): SaleLine => ({
  courseId: `course-${index}` as CourseId,
  title: { en: 'Course', bn: '' },
  instructorId: 'I1',
  offer: { tier: 'standard', price, oldPrice: price, validityDays: 30 },
  ...{ kind: 'new', tierPrice: price, upgrades: undefined },
  bundleCourseIds: [],
});
const coupon = (percent: number) => ({ id: 'C1' as CouponId, code: 'EID', percent });
const quote = (prices: readonly Poisha[], balance: Poisha, percent?: number) =>
  quoteFor(prices.map(line), balance, percent === undefined ? undefined : coupon(percent));

const taka = 100n;

describe.each([
  [
    'no wallet, no coupon',
    [1_000n],
    0n,
    undefined,
    { walletUsed: 0n, discount: 0n, rounding: 0n, payable: 1_000n },
  ],
  [
    'the wallet first',
    [1_000n],
    300n,
    undefined,
    { walletUsed: 300n, discount: 0n, rounding: 0n, payable: 700n },
  ],
  [
    'then the coupon on the rest',
    [1_000n],
    200n,
    25,
    { walletUsed: 200n, discount: 200n, rounding: 0n, payable: 600n },
  ],
  ['the wallet pays all', [500n], 900n, 25, { walletUsed: 500n, discount: 0n, rounding: 0n, payable: 0n }],
  ['the coupon pays all', [500n], 0n, 100, { walletUsed: 0n, discount: 500n, rounding: 0n, payable: 0n }],
  [
    'less wallet for the least',
    [500n],
    495n,
    undefined,
    { walletUsed: 490n, discount: 0n, rounding: 0n, payable: 10n },
  ],
  [
    'less wallet, with a coupon',
    [500n],
    495n,
    50,
    { walletUsed: 480n, discount: 10n, rounding: 0n, payable: 10n },
  ],
  [
    'the coupon alone leaves too little',
    [100n],
    0n,
    95,
    { walletUsed: 0n, discount: 95n, rounding: 5n, payable: 0n },
  ],
  [
    'a course under the least',
    [5n],
    0n,
    undefined,
    { walletUsed: 0n, discount: 0n, rounding: 5n, payable: 0n },
  ],
  [
    'a course that costs nothing',
    [0n],
    0n,
    undefined,
    { walletUsed: 0n, discount: 0n, rounding: 0n, payable: 0n },
  ],
] as const)('%s', (_, prices, balance, percent, expected) => {
  it('comes to the specified parts', () => {
    const made = quote(
      prices.map((price) => price * taka),
      balance * taka,
      percent,
    );
    expect(made).toMatchObject(
      Object.fromEntries(Object.entries(expected).map(([name, amount]) => [name, amount * taka])),
    );
    expect(balanceUsed(made)).toBe(made.subtotal - made.payable);
  });
});

describe('for every cart, wallet and coupon', () => {
  const cases = fc.tuple(
    fc.array(fc.bigInt(0n, 3_000_000n), { minLength: 1, maxLength: 12 }),
    fc.bigInt(0n, 5_000_000n),
    fc.integer({ min: 0, max: 100 }),
  );
  const small = fc.tuple(
    fc.array(fc.bigInt(0n, 3_000n), { minLength: 1, maxLength: 4 }),
    fc.bigInt(0n, 6_000n),
    fc.integer({ min: 0, max: 100 }),
  );
  // A predicate rather than an expectation a value: twenty thousand cases in a second.
  const holds = (property: (...of: [Poisha[], Poisha, number]) => boolean) =>
    fc.assert(
      fc.property(fc.oneof(cases, small), (of) => property(...of)),
      { numRuns: 5_000 },
    );

  it('the parts add up to the subtotal', () =>
    holds((prices, balance, percent) => {
      const { subtotal, walletUsed, discount, rounding, payable } = quote(prices, balance, percent);
      return walletUsed + discount + rounding + payable === subtotal && subtotal === sum(prices);
    }));

  it('no part is below zero and no more wallet is used than there is', () =>
    holds((prices, balance, percent) => {
      const { walletUsed, discount, rounding, payable } = quote(prices, balance, percent);
      return [walletUsed, discount, rounding, payable].every((part) => part >= 0n) && walletUsed <= balance;
    }));

  it('the gateway is asked for nothing, or for at least its least, and only less than that is waived', () =>
    holds((prices, balance, percent) => {
      const { payable, rounding } = quote(prices, balance, percent);
      const waived = rounding === 0n || (rounding < gatewayMinimum && payable === 0n);
      return waived && (payable === 0n || payable >= gatewayMinimum);
    }));

  it('what the lines carry adds up to what the order carries, and no line carries more than its price', () =>
    holds((prices, balance, percent) => {
      const made = quote(prices, balance, percent);
      const rests = made.lines.map((of) => of.offer.price - of.wallet - of.discount - of.payable);
      return (
        sum(made.lines.map((of) => of.wallet)) === made.walletUsed &&
        sum(made.lines.map((of) => of.discount)) === made.discount &&
        sum(made.lines.map((of) => of.payable)) === made.payable &&
        sum(rests) === made.rounding &&
        rests.every((rest) => rest >= 0n)
      );
    }));
});
