import type { DemoCourse, Tier } from '../demo-course.ts';
import type { ApiUser } from './api-user.ts';
import { dhakaDateIn } from './queries.ts';

const priceFields = {
  silver: 'priceSilverPrice',
  gold: 'priceGoldPrice',
  diamond: 'priceDiamondPrice',
} as const;

export const setPrice = (admin: ApiUser, course: DemoCourse, tier: Tier, taka: number): Promise<unknown> =>
  admin.postForm(`/course/${course.id}/`, { [priceFields[tier]]: String(taka) });

/** Creates a voucher for one suite, so that no other suite uses it up. Returns its code. */
export const createVoucher = async (admin: ApiUser, percent: number): Promise<string> => {
  const cuponCode = `E2E${percent}-${Date.now()}`;
  await admin.post('/cart/cupon', { cuponCode, discount: percent, useLimit: 5, expireDate: dhakaDateIn(7) });
  return cuponCode;
};

export const acceptPaymentReview = (admin: ApiUser, order: string): Promise<unknown> =>
  admin.post(`/order/${order}/review`, { accept: true, reason: 'The buyer confirmed it' });

interface RefundGrant {
  readonly request?: string;
  /** Absent: the whole remaining amount. */
  readonly amount?: number;
  /** What is not yet refunded; an amount without a request needs it. */
  readonly left?: number;
}

export const grantRefund = (admin: ApiUser, order: string, grant: RefundGrant): Promise<unknown> =>
  admin.post(`/order/${order}/refund`, { ...grant, reason: 'broken', note: 'The third lesson has no sound' });
