import type { OutcomeName } from '@sargam/sslcommerz-sandbox/payments/outcome';
import type { PayMethod } from './gateway-methods.ts';

export { outcomes } from '@sargam/sslcommerz-sandbox/payments/outcome';

type OrderState = 'paid' | 'failed' | 'cancelled' | 'expired' | 'review' | 'awaiting_payment';

/** The expected result of one button of the gateway's page. */
export interface PaymentCase {
  readonly outcome: OutcomeName;
  /** The end of a test title that begins with "a payment". */
  readonly title: string;
  /** The state of the order afterwards. */
  readonly state: OrderState;
  /** The page of the browser: the classroom, the cart with this notice, or still the gateway's page. */
  readonly browserAt: 'classroom' | 'gateway' | { readonly notice: string; readonly canRetry: boolean };
  readonly method: PayMethod;
  /** Starts with the retry button in the notice of the case before it. */
  readonly retriesFromNotice?: true;
  /** The number of notifications that the gateway delivers; absent if a case does not check it. */
  readonly notifications?: number;
}

const cartWithNotice = (name: string, canRetry: boolean) => ({
  notice: `storefront.payment.${name}.title`,
  canRetry,
});

/** A payment that opens the course. */
const opensCourse = (
  outcome: OutcomeName,
  title: string,
  options: Partial<Pick<PaymentCase, 'browserAt' | 'method' | 'notifications'>> = {},
): PaymentCase => ({ outcome, title, state: 'paid', browserAt: 'classroom', method: 'bkash', ...options });

/** A payment that does not open the course. */
const keepsCourseLocked = (
  outcome: OutcomeName,
  title: string,
  state: OrderState,
  browserAt: PaymentCase['browserAt'],
): PaymentCase => ({ outcome, title, state, browserAt, method: 'bkash' });

/** One buyer runs the cases in this order. */
export const paymentCases: readonly PaymentCase[] = [
  keepsCourseLocked(
    'decline',
    'that is declined keeps the cart and offers a retry',
    'failed',
    cartWithNotice('failed', true),
  ),
  {
    ...keepsCourseLocked(
      'cancel',
      'that is cancelled on the second attempt keeps the cart',
      'cancelled',
      cartWithNotice('cancelled', true),
    ),
    retriesFromNotice: true,
  },
  keepsCourseLocked(
    'leave',
    'that is left without choosing a method expires, and the cart is kept',
    'expired',
    'gateway',
  ),
  keepsCourseLocked('expire', 'that is not made in time expires, and the cart is kept', 'expired', 'gateway'),
  opensCourse('pay', 'that is made opens the course'),
  opensCourse('pay-ipn-first', 'whose notification arrives before the browser returns opens the course', {
    method: 'nagad',
    notifications: 1,
  }),
  opensCourse('pay-ipn-late', 'whose notification arrives late opens the course before it arrives', {
    method: 'rocket',
    notifications: 1,
  }),
  opensCourse('pay-ipn-thrice', 'with three notifications opens the course once', {
    method: 'card',
    notifications: 3,
  }),
  opensCourse('pay-lose-ipn', 'whose notification is lost opens the course', {
    method: 'bank',
    notifications: 0,
  }),
  opensCourse('pay-lose-redirect', 'whose redirect is lost is found', {
    browserAt: 'gateway',
    method: 'card',
  }),
  keepsCourseLocked(
    'pay-risky',
    'that the gateway marks as risky is under review, without a retry',
    'review',
    cartWithNotice('review', false),
  ),
  keepsCourseLocked(
    'bad-signature',
    'with a forged notification is not accepted, and the site queries the gateway',
    'awaiting_payment',
    cartWithNotice('asking', false),
  ),
  keepsCourseLocked(
    'pay-tampered',
    'of another amount is not accepted, and the site queries the gateway',
    'awaiting_payment',
    cartWithNotice('asking', false),
  ),
];

/** Runs apart from the other cases: the sweep takes half a minute to find this payment. */
export const lostPaymentCase = opensCourse(
  'pay-lose-both',
  'whose redirect and notification are lost is found',
  {
    browserAt: 'gateway',
  },
);

/** Each case that ends in a purchase buys a different course, so that access from an earlier case cannot hide a failure. */
export const paymentCourseKeys = [
  'piano-sargam',
  'guitar-first-chords',
  'guitar-fingerstyle',
  'bass-walking',
  'bass-pocket',
  'drums-odd-meters',
  'piano-comping',
  'sound-home-mix',
  'sound-live',
] as const;
