import { dhakaDay, endOfDhakaDay, isCalendarDay } from '@sargam/chassis/calendar';
import { domainError } from '@sargam/chassis/errors';
import { toLatinDigits } from '@sargam/chassis/formatting';
import type { CouponId } from '../ids.ts';

export interface Coupon {
  readonly id: CouponId;
  readonly code: string;
  readonly percent: number;
  readonly useLimit: number;
  readonly used: number;
  /** The last day it is valid on, in Dhaka: 2026-12-31. */
  readonly expiresOn: string;
  readonly createdAt: Date;
}

/** What a coupon takes off an order. */
export interface CouponDiscount {
  readonly id: CouponId;
  readonly code: string;
  readonly percent: number;
}

export interface NewCoupon {
  readonly code: string;
  readonly percent: number;
  readonly useLimit: number;
  readonly expiresOn: string;
  readonly expiresAt: Date;
}

/** A code as it is compared (decision M7): without case, and with its digits typed in either script. */
export const normalizeCouponCode = (code: string): string =>
  toLatinDigits(code.normalize('NFKC').trim()).toUpperCase();

const codePattern = /^[\w-]{3,32}$/;

/** Whether any coupon can have this code. What cannot be one is not asked of the database, which refuses some texts. */
export const isPossibleCode = (code: string): boolean => codePattern.test(normalizeCouponCode(code));

/** The one answer to every coupon that does not work, so that trying codes out tells nothing. */
export const couponNotFoundError = () => domainError.notFound('coupon-not-found', 'Coupon Not found');

/** What an admin asked for, checked; a coupon ends with its last day in Dhaka (decision M7). */
export const parseNewCoupon = (
  request: { code: string; percent: number; useLimit: number; expiresOn: string },
  now: Date,
): NewCoupon => {
  const code = toLatinDigits(request.code.normalize('NFKC').trim());
  const faults = [
    ...fault('code', codePattern.test(code), 'Use 3 to 32 letters, digits and dashes'),
    ...fault('percent', within(request.percent, 1, 100), 'The discount is 1 to 100 percent'),
    ...fault('use_limit', within(request.useLimit, 1, 1_000_000), 'The use limit is 1 to 1000000'),
    ...fault(
      'expires_on',
      isCalendarDay(request.expiresOn) && request.expiresOn >= dhakaDay(now),
      'The expiry date is today or later',
    ),
  ];
  if (faults.length > 0) throw domainError.invalid('invalid-coupon', 'This coupon is not valid.', faults);
  return { ...request, code, expiresAt: endOfDhakaDay(request.expiresOn) };
};

const within = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

const fault = (field: string, fine: boolean, message: string) => (fine ? [] : [{ field, message }]);
