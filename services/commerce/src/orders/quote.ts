import { allocate, percentOf } from '@sargam/chassis/amounts';
import type { CouponDiscount } from '../coupons/coupon.ts';
import type { Offer } from '../courses/course.ts';
import type { PurchaseKind } from '../courses/purchase-terms.ts';
import type { CourseId, OrderId } from '../ids.ts';
import { min, type Poisha, sum } from '../money/poisha.ts';

/** The gateway takes nothing less, and nothing more. */
export const gatewayMinimum: Poisha = 1_000n;
export const gatewayMaximum: Poisha = 50_000_000n;

/** A course that is bought, at the price it is bought for. */
export interface SaleLine {
  readonly courseId: CourseId;
  readonly title: { readonly en: string; readonly bn: string };
  readonly instructorId: string;
  /** The tier at the price that this student pays for it. */
  readonly offer: Offer;
  readonly kind: PurchaseKind;
  /** What the tier costs by itself: more than the offer's price for an upgrade, which costs the difference. */
  readonly tierPrice: Poisha;
  /** The order whose tier an upgrade replaces. */
  readonly upgrades: OrderId | undefined;
  readonly bundleCourseIds: readonly string[];
}

/** A line with its parts of the order's wallet, discount and payable: each adds up to the order's. */
export interface QuotedLine extends SaleLine {
  readonly wallet: Poisha;
  readonly discount: Poisha;
  readonly payable: Poisha;
}

export interface Amounts {
  readonly subtotal: Poisha;
  readonly walletUsed: Poisha;
  readonly discount: Poisha;
  /** Waived because the gateway takes nothing under 10 taka. */
  readonly rounding: Poisha;
  readonly payable: Poisha;
}

export interface Quote extends Amounts {
  readonly lines: readonly QuotedLine[];
  readonly walletBalance: Poisha;
  readonly coupon: CouponDiscount | undefined;
  /** The buyer keeps the wallet's money for another time. */
  readonly keepWallet: boolean;
}

/**
 * What a cart costs: the wallet first, up to the subtotal, then the coupon on the remainder (decision M5). A payable
 * above 0 and below the gateway's least uses that much less wallet; where none can help, the rest is waived (M6).
 * subtotal = walletUsed + discount + rounding + payable, always.
 */
export const quoteFor = (
  lines: readonly SaleLine[],
  walletBalance: Poisha,
  coupon: CouponDiscount | undefined,
  { keepWallet = false }: { readonly keepWallet?: boolean } = {},
): Quote => {
  const subtotal = sum(lines.map((line) => line.offer.price));
  const amounts = amountsOf(subtotal, keepWallet ? 0n : walletBalance, coupon?.percent ?? 0);
  return { ...amounts, walletBalance, coupon, keepWallet, lines: splitOver(lines, amounts) };
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
  if (payable === 0n || payable >= gatewayMinimum) return amounts(remainderAfterWallet, payable);
  if (afterCoupon(subtotal) < gatewayMinimum) return amounts(remainderAfterWallet, 0n);
  return amounts(leastRemainder(remainderAfterWallet, subtotal, afterCoupon), gatewayMinimum);
};

/** The least remainder that comes to the gateway's least: found by halving, since what is payable only grows with it, by 0 or 1 poisha a step. */
const leastRemainder = (from: Poisha, to: Poisha, afterCoupon: (remainder: Poisha) => Poisha): Poisha => {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (afterCoupon(middle) < gatewayMinimum) low = middle + 1n;
    else high = middle;
  }
  return low;
};

const splitOver = (lines: readonly SaleLine[], amounts: Amounts): readonly QuotedLine[] => {
  const prices = lines.map((line) => line.offer.price);
  const wallet = allocate(amounts.walletUsed, prices);
  const afterWallet = less(prices, wallet);
  const discount = allocate(amounts.discount, afterWallet);
  const payable = allocate(amounts.payable, less(afterWallet, discount));
  return lines.map((line, index) => ({
    ...line,
    wallet: wallet[index] ?? 0n,
    discount: discount[index] ?? 0n,
    payable: payable[index] ?? 0n,
  }));
};

const less = (from: readonly Poisha[], taken: readonly Poisha[]): Poisha[] =>
  from.map((amount, index) => amount - (taken[index] ?? 0n));

/** What the buyer's screen calls the balance used: the subtotal less the payable total, as the specification has it. */
export const balanceUsed = ({ subtotal, payable }: Amounts): Poisha => subtotal - payable;
