import { dhakaDay, endOfDhakaDay, isCalendarDay } from '@sargam/chassis/calendar';
import { domainError } from '@sargam/chassis/errors';
import { toLatinDigits } from '@sargam/chassis/formatting';
import type { CouponId } from '../ids.ts';
import { requireFields } from '../require-fields.ts';

export interface Coupon {
  readonly id: CouponId;
  readonly code: string;
  readonly percent: number;
  readonly useLimit: number;
  readonly used: number;
  /** Last valid day in Dhaka: 2026-12-31. */
  readonly expiresOn: string;
  readonly createdAt: Date;
}

/** Discount that a coupon gives an order. */
export type CouponDiscount = Pick<Coupon, 'id' | 'code' | 'percent'>;

type CouponForm = Pick<Coupon, 'code' | 'percent' | 'useLimit' | 'expiresOn'>;
export type NewCoupon = CouponForm & { readonly expiresAt: Date };

/** The form in which codes are compared (decision M7): upper case, Latin digits, trimmed. */
export const normalizeCouponCode = (code: string): string =>
  toLatinDigits(code.normalize('NFKC').trim()).toUpperCase();

const codePattern = /^[\w-]{3,32}$/;

/** Whether a coupon may have this code. Other texts never reach the database, which rejects some of them. */
export const isPossibleCode = (code: string): boolean => codePattern.test(normalizeCouponCode(code));

/** The only error for every coupon that does not work, so that guessing codes reveals nothing. */
export const couponNotFoundError = () => domainError.notFound('coupon-not-found', 'Coupon Not found');

/** Validates a new coupon; it expires at the end of its last day in Dhaka (decision M7). */
export const parseNewCoupon = (request: CouponForm, now: Date): NewCoupon => {
  const code = toLatinDigits(request.code.normalize('NFKC').trim());
  requireFields('invalid-coupon', 'This coupon is not valid.', [
    ['code', codePattern.test(code), 'Use 3 to 32 letters, digits and dashes'],
    ['percent', isWithin(request.percent, 1, 100), 'The discount is 1 to 100 percent'],
    ['use_limit', isWithin(request.useLimit, 1, 1_000_000), 'The use limit is 1 to 1000000'],
    [
      'expires_on',
      isCalendarDay(request.expiresOn) && request.expiresOn >= dhakaDay(now),
      'The expiry date is today or later',
    ],
  ]);
  return { ...request, code, expiresAt: endOfDhakaDay(request.expiresOn) };
};

const isWithin = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;
