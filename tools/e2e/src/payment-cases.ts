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
  /** The number of notifications that the gateway delivers; absent where a case does not check it. */
  readonly notifications?: number;
}

const cartWithNotice = (name: string, canRetry: boolean) => ({
  notice: `storefront.payment.${name}.title`,
  canRetry,
});

/** One buyer runs the cases in this order. */
export const paymentCases: readonly PaymentCase[] = [
  {
    outcome: 'decline',
    title: 'that is declined keeps the cart and offers a retry',
    state: 'failed',
    browserAt: cartWithNotice('failed', true),
    method: 'bkash',
  },
  {
    outcome: 'cancel',
    title: 'that is cancelled on the second attempt keeps the cart',
    state: 'cancelled',
    browserAt: cartWithNotice('cancelled', true),
    method: 'bkash',
    retriesFromNotice: true,
  },
  {
    outcome: 'leave',
    title: 'that is left without choosing a method expires, and the cart is kept',
    state: 'expired',
    browserAt: 'gateway',
    method: 'bkash',
  },
  {
    outcome: 'expire',
    title: 'that is not made in time expires, and the cart is kept',
    state: 'expired',
    browserAt: 'gateway',
    method: 'bkash',
  },
  {
    outcome: 'pay',
    title: 'that is made opens the course',
    state: 'paid',
    browserAt: 'classroom',
    method: 'bkash',
  },
  {
    outcome: 'pay-ipn-first',
    title: 'whose notification arrives before the browser returns opens the course',
    state: 'paid',
    browserAt: 'classroom',
    method: 'nagad',
    notifications: 1,
  },
  {
    outcome: 'pay-ipn-late',
    title: 'whose notification arrives late opens the course before it arrives',
    state: 'paid',
    browserAt: 'classroom',
    method: 'rocket',
    notifications: 1,
  },
  {
    outcome: 'pay-ipn-thrice',
    title: 'with three notifications opens the course once',
    state: 'paid',
    browserAt: 'classroom',
    method: 'card',
    notifications: 3,
  },
  {
    outcome: 'pay-lose-ipn',
    title: 'whose notification is lost opens the course',
    state: 'paid',
    browserAt: 'classroom',
    method: 'bank',
    notifications: 0,
  },
  {
    outcome: 'pay-lose-redirect',
    title: 'whose redirect is lost is found',
    state: 'paid',
    browserAt: 'gateway',
    method: 'card',
  },
  {
    outcome: 'pay-risky',
    title: 'that the gateway marks as risky is under review, without a retry',
    state: 'review',
    browserAt: cartWithNotice('review', false),
    method: 'bkash',
  },
  {
    outcome: 'bad-signature',
    title: 'with a forged notification is not accepted, and the site queries the gateway',
    state: 'awaiting_payment',
    browserAt: cartWithNotice('asking', false),
    method: 'bkash',
  },
  {
    outcome: 'pay-tampered',
    title: 'of another amount is not accepted, and the site queries the gateway',
    state: 'awaiting_payment',
    browserAt: cartWithNotice('asking', false),
    method: 'bkash',
  },
];

/** Runs apart from the other cases: the sweep takes half a minute to find this payment. */
export const lostPaymentCase: PaymentCase = {
  outcome: 'pay-lose-both',
  title: 'whose redirect and notification are lost is found',
  state: 'paid',
  browserAt: 'gateway',
  method: 'bkash',
};

/** Each payment that succeeds buys another course, so that an owned course does not hide a missing one. */
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
