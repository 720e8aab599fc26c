import type { Kysely } from 'kysely';
import { type CouponDiscount, couponNotFoundError } from '../coupons/coupon.ts';
import { findUsableCoupon } from '../coupons/coupon-store.ts';
import type { StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Tables } from '../tables.ts';
import { computeSpendable } from '../wallet/spendable.ts';
import { type Quote, quoteFor, type SaleLine } from './quote.ts';

/** Who wants to pay less, and how. */
export interface PaymentMeansRequest {
  readonly student: StudentId;
  readonly couponCode: string;
  readonly now: Date;
}

/** What a student can pay with besides a card. */
export interface PaymentMeans {
  readonly walletBalance: Poisha;
  readonly coupon: CouponDiscount | undefined;
}

/** Refused where a coupon is named that does not work for them. */
export const loadPaymentMeans = async (
  db: Kysely<Tables>,
  wanted: PaymentMeansRequest,
): Promise<PaymentMeans> => {
  const coupon = await couponFor(db, wanted);
  return { coupon, walletBalance: await computeSpendable(db, wanted.student, wanted.now) };
};

/** What these lines cost this student now; refused as `meansOf` is. */
export const makeQuote = async (
  db: Kysely<Tables>,
  wanted: PaymentMeansRequest & { readonly lines: readonly SaleLine[]; readonly keepWallet: boolean },
): Promise<Quote> => {
  const { walletBalance, coupon } = await loadPaymentMeans(db, wanted);
  return quoteFor(wanted.lines, walletBalance, coupon, wanted);
};

const couponFor = async (
  db: Kysely<Tables>,
  { couponCode, student, now }: PaymentMeansRequest,
): Promise<CouponDiscount | undefined> => {
  if (couponCode.trim() === '') return undefined;
  const offer = await findUsableCoupon(db, couponCode, student, now);
  if (!offer) throw couponNotFoundError();
  return offer;
};
