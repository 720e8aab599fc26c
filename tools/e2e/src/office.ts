import type { Member } from './api.ts';
import { dateIn } from './books.ts';
import type { DemoCourse } from './demo.ts';
import type { Tier } from './pages/shop.ts';

const fields = { silver: 'priceSilverPrice', gold: 'priceGoldPrice', diamond: 'priceDiamondPrice' } as const;

/** What an admin does in the back-office, by its calls. */
export const setPrice = (admin: Member, course: DemoCourse, tier: Tier, taka: number): Promise<unknown> =>
  admin.form(`/course/${course.id}/`, { [fields[tier]]: String(taka) });

/** A voucher of its own for a story, so that no other one uses it up; its code. */
export const makeVoucher = async (admin: Member, percent: number): Promise<string> => {
  const cuponCode = `E2E${percent}-${Date.now()}`;
  await admin.post('/cart/cupon', { cuponCode, discount: percent, useLimit: 5, expireDate: dateIn(7) });
  return cuponCode;
};

export const acceptReview = (admin: Member, order: string): Promise<unknown> =>
  admin.post(`/order/${order}/review`, { accept: true, reason: 'The buyer confirmed it' });

interface Grant {
  readonly request?: string;
  /** Absent: all that is left. */
  readonly amount?: number;
}

export const grantRefund = (admin: Member, order: string, grant: Grant): Promise<unknown> =>
  admin.post(`/order/${order}/refund`, { ...grant, reason: 'broken', note: 'The third lesson has no sound' });
