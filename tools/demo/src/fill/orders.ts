import { coupons, planOrders, planTourOrders } from '../content/index.ts';
import { demoId } from '../demo-id.ts';
import type { Caller } from './gateway-caller.ts';
import { mapConcurrently } from './map-concurrently.ts';

/**
 * Imports the paid orders of the month before `now` as orders of an earlier system. The import of a known reference
 * returns the stored order. Failed orders are not imported.
 */
export const fillOrders = async (
  admin: Caller,
  people: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> => {
  const planned = [...planOrders(now), ...planTourOrders(now)];
  const paid = planned.filter(({ outcome }) => outcome === 'paid');
  await mapConcurrently(paid, 4, async ({ reference, student, lines, coupon, method, at }) => {
    const percent = coupons.find(({ code }) => code === coupon)?.percent;
    await admin.post('/order/import', {
      subject: reference,
      json: {
        reference,
        userId: people.get(student),
        courses: lines.map(({ course, tier }) => ({ course: demoId('course', course), tier })),
        coupon: coupon && percent ? { code: coupon, discount: percent } : undefined,
        paidAt: at.toISOString(),
        method,
        reason: 'Demo data',
      },
    });
  });
};
