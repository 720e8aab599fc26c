import type { OutcomeName } from '../../sandboxes/sslcommerz/src/payments/outcome.ts';
import type { PayMethod } from './ways-to-pay.ts';

export { outcomes } from '../../sandboxes/sslcommerz/src/payments/outcome.ts';

type State = 'paid' | 'failed' | 'cancelled' | 'expired' | 'review' | 'awaiting_payment';

/** What people must meet with after a button of the gateway's page. */
export interface PaymentEnd {
  readonly outcome: OutcomeName;
  readonly promise: string;
  /** The state of the order then. */
  readonly state: State;
  /** Where the browser is: in the classroom, in the cart with this notice, or left at the gateway's page. */
  readonly at: 'classroom' | 'gateway' | { readonly notice: string; readonly mayTryAgain: boolean };
  readonly by: PayMethod;
  /** Begins with the button of the notice before it, where that offers another try. */
  readonly again?: true;
  /** How often the gateway's server tells us of it, first, late or not at all: told where that is the point. */
  readonly notified?: number;
}

const notice = (name: string, mayTryAgain: boolean) => ({
  at: { notice: `storefront.payment.${name}.title`, mayTryAgain },
});

/** In the order in which one person meets with them. */
export const paymentEnds: readonly PaymentEnd[] = [
  {
    ...{ outcome: 'decline', promise: 'declined leaves the cart as it was, with another try' },
    ...{ state: 'failed', ...notice('failed', true), by: 'bkash' },
  },
  {
    ...{ outcome: 'cancel', promise: 'cancelled, at the second try, leaves the cart as it was' },
    ...{ state: 'cancelled', ...notice('cancelled', true), by: 'bkash', again: true },
  },
  {
    ...{ outcome: 'leave', promise: 'left without choosing how to pay is over, and the cart is kept' },
    ...{ state: 'expired', at: 'gateway', by: 'bkash' },
  },
  {
    ...{ outcome: 'expire', promise: 'not made in time is over, and the cart is kept' },
    ...{ state: 'expired', at: 'gateway', by: 'bkash' },
  },
  {
    ...{ outcome: 'pay', promise: 'made opens the course' },
    ...{ state: 'paid', at: 'classroom', by: 'bkash' },
  },
  {
    ...{ outcome: 'pay-ipn-first', promise: 'known before the browser is back opens the course' },
    ...{ state: 'paid', at: 'classroom', by: 'nagad', notified: 1 },
  },
  {
    ...{ outcome: 'pay-ipn-late', promise: 'notified of long after opens the course before' },
    ...{ state: 'paid', at: 'classroom', by: 'rocket', notified: 1 },
  },
  {
    ...{ outcome: 'pay-ipn-thrice', promise: 'notified of three times opens the course once' },
    ...{ state: 'paid', at: 'classroom', by: 'card', notified: 3 },
  },
  {
    ...{ outcome: 'pay-lose-ipn', promise: 'whose notification was lost opens the course' },
    ...{ state: 'paid', at: 'classroom', by: 'bank', notified: 0 },
  },
  {
    ...{ outcome: 'pay-lose-redirect', promise: 'whose return was lost is found' },
    ...{ state: 'paid', at: 'gateway', by: 'card' },
  },
  {
    ...{ outcome: 'pay-risky', promise: 'called risky is being checked, and not to be made again' },
    ...{ state: 'review', ...notice('review', false), by: 'bkash' },
  },
  {
    ...{ outcome: 'bad-signature', promise: 'that somebody forged is not believed, and is asked for' },
    ...{ state: 'awaiting_payment', ...notice('asking', false), by: 'bkash' },
  },
  {
    ...{ outcome: 'pay-tampered', promise: 'of another amount is not believed, and is asked for' },
    ...{ state: 'awaiting_payment', ...notice('asking', false), by: 'bkash' },
  },
];

/** Told apart from the others: it takes the sweep half a minute to find it. */
export const lostPayment: PaymentEnd = {
  ...{ outcome: 'pay-lose-both', promise: 'whose return and notification were lost is found' },
  ...{ state: 'paid', at: 'gateway', by: 'bkash' },
};
