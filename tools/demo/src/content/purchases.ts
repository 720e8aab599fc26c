import { courses } from './courses.ts';
import type { CouponPurchase, StorePurchase } from './types.ts';

/** Orders of gift cards, one for each state. An account is named by its key. */
export const storePurchases: readonly StorePurchase[] = [
  { key: 'redeemed', buyer: 'tanvir', card: 'gift-1000', quantity: 1, receiver: 'nabila', outcome: 'pay' },
  { key: 'unpaid', buyer: 'tanvir', card: 'gift-500', quantity: 1, outcome: undefined },
  { key: 'review', buyer: 'rafi', card: 'gift-2000', quantity: 1, outcome: 'pay-risky' },
  { key: 'refunded', buyer: 'rafi', card: 'gift-3000', quantity: 1, outcome: 'pay' },
  { key: 'delivered', buyer: 'priya', card: 'gift-500', quantity: 2, outcome: 'pay' },
  { key: 'cancelled', buyer: 'priya', card: 'gift-5000', quantity: 1, outcome: 'cancel' },
];

const [first, second, third] = courses.filter(({ published, bundle }) => published && !bundle);

/** Orders with a coupon. The coupon of 100% needs no payment. */
export const couponPurchases: readonly CouponPurchase[] = [
  { student: 'tanvir', course: first?.key ?? '', coupon: 'WELCOME10' },
  { student: 'rafi', course: second?.key ?? '', coupon: 'GURU100' },
  { student: 'priya', course: third?.key ?? '', coupon: 'BOISHAKH15' },
];
