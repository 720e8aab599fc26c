import { coupons } from '../content/index.ts';
import type { ExistingContent } from './existing-content.ts';
import type { Caller } from './gateway-caller.ts';

const DAY = 86_400_000;
const DHAKA = 6 * 3_600_000;

const dateIn = (days: number, now: Date): string =>
  new Date(now.getTime() + DHAKA + days * DAY).toISOString().slice(0, 10);

export const fillCoupons = async (admin: Caller, present: ExistingContent, now: Date): Promise<void> => {
  for (const { code, percent, useLimit, expiresInDays } of coupons) {
    if (present.coupons.has(code)) continue;
    const json = { cuponCode: code, discount: percent, useLimit, expireDate: dateIn(expiresInDays, now) };
    await admin.post('/cart/cupon', { subject: code, json });
  }
};
