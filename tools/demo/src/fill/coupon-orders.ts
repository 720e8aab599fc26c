import { type CouponPurchase, couponPurchases } from '../content/index.ts';
import { demoId } from '../demo-id.ts';
import { completePage } from './complete-page.ts';
import type { ExistingContent } from './existing-content.ts';
import { logIn } from './log-in.ts';

interface Quote {
  readonly total: number;
  readonly balanceUsed: number;
}

/** Buys a course with a coupon, as the pages do. The coupon is used when the payment notification has arrived. */
const buyWithCoupon = async (site: string, { student, course, coupon }: CouponPurchase): Promise<void> => {
  const subject = `${student}/${course}`;
  const { id, caller } = await logIn(site, student);
  const courseId = demoId('course', course);
  await caller.post('/cart/', { subject, json: { user: id, course: courseId, tier: 'silver' } });
  const quotePath = `/cart/quote/${id}?cupon=${coupon}`;
  const { total, balanceUsed } = await caller.get<Quote>(quotePath, { subject });
  const json = { userId: id, courses: [courseId], amount: total, balanceUsed, coupon };
  const order = await caller.post<{ _id: string }>('/order', { subject, json });
  if (total === 0) {
    await caller.post(`/cart/zero-cart/${id}/${order._id}`, { subject, json: {} });
    return;
  }
  const payment = { total_amount: total, cus_name: student, cus_phone: '01700000000', value_c: order._id };
  const { GatewayPageURL } = await caller.post<{ GatewayPageURL: string }>('/cart/ssl/', {
    subject,
    json: payment,
  });
  await completePage(GatewayPageURL, 'pay');
};

/** Orders with coupons. A coupon that is used already stays as it is. */
export const fillCouponOrders = async (site: string, { usedCoupons }: ExistingContent): Promise<void> => {
  const missing = couponPurchases.filter(({ coupon }) => !usedCoupons.has(coupon));
  await Promise.all(missing.map((purchase) => buyWithCoupon(site, purchase)));
};
