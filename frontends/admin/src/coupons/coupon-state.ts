import type { ApiSchemas, BadgeKind } from '@sargam/kit';

export type Coupon = ApiSchemas['Coupon'];

export type CouponState = 'active' | 'expired' | 'used_up';

export const couponBadges: Record<CouponState, BadgeKind> = {
  active: 'success',
  expired: 'plain',
  used_up: 'plain',
};

/** A coupon is valid to the end of its last day in Dhaka (decision M7). */
export const couponState = ({ expireDate, presentCount, useLimit }: Coupon, today: string): CouponState => {
  if (expireDate < today) return 'expired';
  return presentCount >= useLimit ? 'used_up' : 'active';
};
