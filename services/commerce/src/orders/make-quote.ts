import type { SaleLine } from '../cart/cart.ts';
import { type CouponDiscount, couponNotFoundError } from '../coupons/coupon.ts';
import { findUsableCoupon } from '../coupons/coupon-store.ts';
import type { StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Db } from '../tables.ts';
import { computeSpendable } from '../wallet/spendable.ts';
import { type Quote, quoteFor } from './quote.ts';

export interface WalletAndCouponRequest {
  readonly student: StudentId;
  readonly couponCode: string;
  readonly now: Date;
}

/** The student's means of payment besides a card. */
export interface WalletAndCoupon {
  readonly walletBalance: Poisha;
  readonly coupon: CouponDiscount | undefined;
}

/** Throws if the given coupon is not valid for the student. */
export const loadWalletAndCoupon = async (
  db: Db,
  request: WalletAndCouponRequest,
): Promise<WalletAndCoupon> => {
  const coupon = await couponFor(db, request);
  return { coupon, walletBalance: await computeSpendable(db, request.student, request.now) };
};

/** Quotes the lines for this student. Throws if the given coupon is not valid. */
export const makeQuote = async (
  db: Db,
  request: WalletAndCouponRequest & { readonly lines: readonly SaleLine[]; readonly withoutWallet: boolean },
): Promise<Quote> => {
  const { walletBalance, coupon } = await loadWalletAndCoupon(db, request);
  return quoteFor(request.lines, walletBalance, coupon, request);
};

const couponFor = async (db: Db, { couponCode, student, now }: WalletAndCouponRequest) => {
  if (couponCode.trim() === '') return undefined;
  const offer = await findUsableCoupon(db, couponCode, student, now);
  if (!offer) throw couponNotFoundError();
  return offer;
};
