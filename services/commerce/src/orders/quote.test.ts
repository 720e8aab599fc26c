import fc from 'fast-check';
import type { SaleLine } from '../cart/cart.ts';
import type { CouponId, CourseId } from '../ids.ts';
import { paymentGatewayMinimum } from '../money/gateway-limits.ts';
import { type Poisha, sum } from '../money/poisha.ts';
import { balanceUsed, quoteFor } from './quote.ts';

const line = (price: Poisha, index = 0): SaleLine => ({
  courseId: `course-${index}` as CourseId,
  title: { en: 'Course', bn: '' },
  instructorId: 'I1',
  offer: { tier: 'standard', price, oldPrice: price, validityDays: 30 },
  kind: 'new',
  tierPrice: price,
  upgrades: undefined,
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
    'the wallet is used before the card',
    [1_000n],
    300n,
    undefined,
    { walletUsed: 300n, discount: 0n, rounding: 0n, payable: 700n },
  ],
  [
    'the coupon discounts the rest after the wallet',
    [1_000n],
    200n,
    25,
    { walletUsed: 200n, discount: 200n, rounding: 0n, payable: 600n },
  ],
  [
    'the wallet pays the full price',
    [500n],
    900n,
    25,
    { walletUsed: 500n, discount: 0n, rounding: 0n, payable: 0n },
  ],
  [
    'the coupon discounts the full price',
    [500n],
    0n,
    100,
    { walletUsed: 0n, discount: 500n, rounding: 0n, payable: 0n },
  ],
  [
    'less wallet is used to reach the gateway minimum',
    [500n],
    495n,
    undefined,
    { walletUsed: 490n, discount: 0n, rounding: 0n, payable: 10n },
  ],
  [
    'less wallet is used to reach the gateway minimum, with a coupon',
    [500n],
    495n,
    50,
    { walletUsed: 480n, discount: 10n, rounding: 0n, payable: 10n },
  ],
  [
    'a rest below the gateway minimum after the coupon is waived',
    [100n],
    0n,
    95,
    { walletUsed: 0n, discount: 95n, rounding: 5n, payable: 0n },
  ],
  [
    'a price below the gateway minimum is waived',
    [5n],
    0n,
    undefined,
    { walletUsed: 0n, discount: 0n, rounding: 5n, payable: 0n },
  ],
  ['a free course', [0n], 0n, undefined, { walletUsed: 0n, discount: 0n, rounding: 0n, payable: 0n }],
] as const)('%s', (_, prices, balance, percent, expected) => {
  it('splits the subtotal into the expected parts', () => {
    const result = quote(
      prices.map((price) => price * taka),
      balance * taka,
      percent,
    );
    expect(result).toMatchObject(
      Object.fromEntries(Object.entries(expected).map(([name, amount]) => [name, amount * taka])),
    );
    expect(balanceUsed(result)).toBe(result.subtotal - result.payable);
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
  // Predicates are much faster than an expectation per value.
  const assertForAll = (property: (...input: [Poisha[], Poisha, number]) => boolean) =>
    fc.assert(
      fc.property(fc.oneof(cases, small), (input) => property(...input)),
      { numRuns: 5_000 },
    );

  it('the parts add up to the subtotal', () =>
    assertForAll((prices, balance, percent) => {
      const { subtotal, walletUsed, discount, rounding, payable } = quote(prices, balance, percent);
      return walletUsed + discount + rounding + payable === subtotal && subtotal === sum(prices);
    }));

  it('no part is below zero and the wallet use does not exceed the balance', () =>
    assertForAll((prices, balance, percent) => {
      const { walletUsed, discount, rounding, payable } = quote(prices, balance, percent);
      return [walletUsed, discount, rounding, payable].every((part) => part >= 0n) && walletUsed <= balance;
    }));

  it('the payable amount is zero or at least the gateway minimum, and only less than the minimum is waived', () =>
    assertForAll((prices, balance, percent) => {
      const { payable, rounding } = quote(prices, balance, percent);
      const isWaiverSmall = rounding === 0n || (rounding < paymentGatewayMinimum && payable === 0n);
      return isWaiverSmall && (payable === 0n || payable >= paymentGatewayMinimum);
    }));

  it('the parts of the lines add up to the parts of the order, and no line exceeds its price', () =>
    assertForAll((prices, balance, percent) => {
      const result = quote(prices, balance, percent);
      const waived = result.lines.map(
        (sold) => sold.offer.price - sold.wallet - sold.discount - sold.payable,
      );
      return (
        sum(result.lines.map((sold) => sold.wallet)) === result.walletUsed &&
        sum(result.lines.map((sold) => sold.discount)) === result.discount &&
        sum(result.lines.map((sold) => sold.payable)) === result.payable &&
        sum(waived) === result.rounding &&
        waived.every((amount) => amount >= 0n)
      );
    }));
});
