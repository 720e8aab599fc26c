import type { ChargeState } from '@sargam/proto/commerce/v1/charge';
import type { OrderState } from '@sargam/proto/commerce/v1/order';
import type { PaymentOutcome } from '@sargam/proto/commerce/v1/payment';

/**
 * The outcome as the two shops show it (decision M16). review: the money came, and somebody looks at it. asking: not known
 * yet; whoever paid must not be told to pay again, so that only what is known is called failed.
 */
type DisplayedOutcome = 'paid' | 'failed' | 'cancelled' | 'review' | 'asking';

const orderParameter = (order: string, sign: '?' | '&') =>
  /^[\w-]{1,64}$/.test(order) ? `${sign}order=${order}` : '';

const courseReturnPage = (shown: DisplayedOutcome, order: string): string =>
  shown === 'paid'
    ? `/studentpanel?tab=0&payment=paid${orderParameter(order, '&')}`
    : `/cart?payment=${shown}${orderParameter(order, '&')}`;

const storeFailPage = (shown: DisplayedOutcome, reference: string): string => {
  const page = `/giftcard-fail${orderParameter(reference, '?')}`;
  if (shown === 'failed') return page;
  return `${page}${page.includes('?') ? '&' : '?'}why=${shown === 'cancelled' ? shown : 'review'}`;
};

const storeReturnPage = (shown: DisplayedOutcome, reference: string): string => {
  const order = orderParameter(reference, '?');
  const isOver = shown === 'failed' || shown === 'cancelled';
  // What is undecided is not called failed: the page of the order asks for it, and goes where the outcome belongs.
  if (shown === 'paid' || (!isOver && order !== '')) return `/giftcard-successfull${order}`;
  return storeFailPage(shown, reference);
};

const orderOutcome = (state: OrderState): DisplayedOutcome => {
  switch (state) {
    case 'ORDER_STATE_PAID':
    case 'ORDER_STATE_PARTLY_REFUNDED':
      return 'paid';
    case 'ORDER_STATE_CANCELLED':
      return 'cancelled';
    case 'ORDER_STATE_REVIEW':
      return 'review';
    case 'ORDER_STATE_FAILED':
    case 'ORDER_STATE_EXPIRED':
    case 'ORDER_STATE_REFUNDED':
      return 'failed';
    default:
      return 'asking';
  }
};

const chargeOutcome = (state: ChargeState): DisplayedOutcome => {
  switch (state) {
    case 'CHARGE_STATE_PAID':
      return 'paid';
    case 'CHARGE_STATE_CANCELLED':
      return 'cancelled';
    case 'CHARGE_STATE_REVIEW':
      return 'review';
    case 'CHARGE_STATE_FAILED':
    case 'CHARGE_STATE_EXPIRED':
    case 'CHARGE_STATE_REFUNDED':
      return 'failed';
    default:
      return 'asking';
  }
};

/** The page that says how a payment went. What is not settled yet is asked for. */
export const returnPage = (outcome: PaymentOutcome): string =>
  outcome.chargeReference === ''
    ? courseReturnPage(orderOutcome(outcome.state), outcome.orderId)
    : storeReturnPage(chargeOutcome(outcome.chargeState), outcome.chargeReference);

/** What commerce sends along with a charge's payment, so that its return finds the store's page by itself. */
const storePaymentMarker = 'gift-card';

/**
 * Where commerce did not answer, or did not believe what the browser brought: either tells nothing of the money. The
 * gateway's notification or the sweep will, and the page asks for the order until then.
 */
export const unknownOutcomePage = (fields: Readonly<Record<string, string>>): string => {
  const page = fields['value_d'] === storePaymentMarker ? storeReturnPage : courseReturnPage;
  return page('asking', fields['value_c'] ?? '');
};
