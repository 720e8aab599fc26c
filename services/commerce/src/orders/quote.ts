import { allocate, percentOf } from '@sargam/chassis/amounts';
import type { SaleLine } from '../cart/cart.ts';
import type { CouponDiscount } from '../coupons/coupon.ts';
import { paymentGatewayMinimum } from '../money/gateway-limits.ts';
import { min, type Poisha, sum } from '../money/poisha.ts';

/** A line with its shares of the order's wallet amount, discount and payable amount. The shares of all lines add up exactly. */
export interface QuotedLine extends SaleLine {
  readonly wallet: Poisha;
  readonly discount: Poisha;
  readonly payable: Poisha;
}

export interface Amounts {
  readonly subtotal: Poisha;
  readonly walletUsed: Poisha;
  readonly discount: Poisha;
  /** Waived because the gateway's minimum is 10 taka. */
  readonly rounding: Poisha;
  readonly payable: Poisha;
}

export interface Quote extends Amounts {
  readonly lines: readonly QuotedLine[];
  readonly walletBalance: Poisha;
  readonly coupon: CouponDiscount | undefined;
  /** The buyer does not pay from the wallet. */
  readonly withoutWallet: boolean;
}

/**
 * Prices a cart: the wallet pays first, up to the subtotal, then the coupon reduces the remainder (decision M5). If the payable
 * amount is above 0 and below the gateway's minimum, less wallet is used; if that is not possible, the rest is waived (decision M6).
 * Invariant: subtotal = walletUsed + discount + rounding + payable.
 */
export const quoteFor = (
  lines: readonly SaleLine[],
  walletBalance: Poisha,
  coupon: CouponDiscount | undefined,
  { withoutWallet = false }: { readonly withoutWallet?: boolean } = {},
): Quote => {
  const subtotal = sum(lines.map((line) => line.offer.price));
  const amounts = amountsOf(subtotal, withoutWallet ? 0n : walletBalance, coupon?.percent ?? 0);
  return { ...amounts, walletBalance, coupon, withoutWallet, lines: splitOver(lines, amounts) };
};

const amountsOf = (subtotal: Poisha, walletBalance: Poisha, percent: number): Amounts => {
  const remainderAfterWallet = subtotal - min(walletBalance, subtotal);
  const afterCoupon = (remainder: Poisha): Poisha => remainder - percentOf(remainder, percent);
  const amounts = (remainder: Poisha, payable: Poisha): Amounts => ({
    subtotal,
    walletUsed: subtotal - remainder,
    discount: percentOf(remainder, percent),
    rounding: afterCoupon(remainder) - payable,
    payable,
  });

  const payable = afterCoupon(remainderAfterWallet);
  if (payable === 0n || payable >= paymentGatewayMinimum) return amounts(remainderAfterWallet, payable);
  if (afterCoupon(subtotal) < paymentGatewayMinimum) return amounts(remainderAfterWallet, 0n);
  return amounts(smallestRemainder(remainderAfterWallet, subtotal, afterCoupon), paymentGatewayMinimum);
};

/**
 * The smallest remainder whose payable amount reaches the gateway's minimum. Binary search: the payable amount grows by 0 or 1 poisha
 * per poisha of the remainder.
 */
const smallestRemainder = (from: Poisha, to: Poisha, afterCoupon: (remainder: Poisha) => Poisha): Poisha => {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (afterCoupon(middle) < paymentGatewayMinimum) low = middle + 1n;
    else high = middle;
  }
  return low;
};

const splitOver = (lines: readonly SaleLine[], amounts: Amounts): readonly QuotedLine[] => {
  const prices = lines.map((line) => line.offer.price);
  const wallet = allocate(amounts.walletUsed, prices);
  const afterWallet = subtract(prices, wallet);
  const discount = allocate(amounts.discount, afterWallet);
  const payable = allocate(amounts.payable, subtract(afterWallet, discount));
  return lines.map((line, index) => ({
    ...line,
    wallet: wallet[index] ?? 0n,
    discount: discount[index] ?? 0n,
    payable: payable[index] ?? 0n,
  }));
};

const subtract = (from: readonly Poisha[], taken: readonly Poisha[]): Poisha[] =>
  from.map((amount, index) => amount - (taken[index] ?? 0n));

/** The published HTTP field `balanceUsed`: the subtotal minus the payable amount (decision M5). */
export const balanceUsed = ({ subtotal, payable }: Amounts): Poisha => subtotal - payable;
