import type { Kysely } from 'kysely';
import { type CouponOffer, couponNotFound } from '../coupons/coupon.ts';
import { offerFor } from '../coupons/coupon-store.ts';
import type { StudentId } from '../ids.ts';
import type { Tables } from '../tables.ts';
import { spendable } from '../wallet/spendable.ts';
import { type Quote, quoteFor, type SaleLine } from './quote.ts';

/** What these lines cost this student now. Refused where a coupon is named that does not work for them. */
export const makeQuote = async (
  db: Kysely<Tables>,
  wanted: {
    readonly student: StudentId;
    readonly lines: readonly SaleLine[];
    readonly couponCode: string;
    readonly keepWallet: boolean;
    readonly now: Date;
  },
): Promise<Quote> => {
  const coupon = await couponFor(db, wanted);
  return quoteFor(wanted.lines, await spendable(db, wanted.student, wanted.now), coupon, wanted);
};

const couponFor = async (
  db: Kysely<Tables>,
  { couponCode, student, now }: { couponCode: string; student: StudentId; now: Date },
): Promise<CouponOffer | undefined> => {
  if (couponCode.trim() === '') return undefined;
  const offer = await offerFor(db, couponCode, student, now);
  if (!offer) throw couponNotFound();
  return offer;
};
