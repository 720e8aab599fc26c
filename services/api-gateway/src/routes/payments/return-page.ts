import type { ChargeState } from '@sargam/proto/commerce/v1/charge';
import type { OrderState } from '@sargam/proto/commerce/v1/order';
import type { PaymentOutcome } from '@sargam/proto/commerce/v1/payment';

/**
 * The payment outcome in the return URL (decision M16). `review`: the money was received and the payment is under
 * review. `asking`: not known yet. Only a known failure is `failed`, because a buyer who has paid must not pay again.
 */
type DisplayedOutcome = 'paid' | 'failed' | 'cancelled' | 'review' | 'asking';

const orderParameter = (order: string, sign: '?' | '&') =>
  /^[\w-]{1,64}$/.test(order) ? `${sign}order=${order}` : '';

/** The purchase history shows where the money of a refunded order is. */
const courseReturnPage = (shown: DisplayedOutcome | 'refunded', order: string): string => {
  const parameter = orderParameter(order, '&');
  if (shown === 'refunded') return `/studentpanel?tab=3${parameter}`;
  return shown === 'paid'
    ? `/studentpanel?tab=0&payment=paid${parameter}`
    : `/cart?payment=${shown}${parameter}`;
};

const storeFailPage = (shown: DisplayedOutcome, reference: string): string => {
  const page = `/giftcard-fail${orderParameter(reference, '?')}`;
  if (shown === 'failed') return page;
  return `${page}${page.includes('?') ? '&' : '?'}why=${shown === 'cancelled' ? shown : 'review'}`;
};

const storeReturnPage = (shown: DisplayedOutcome, reference: string): string => {
  const order = orderParameter(reference, '?');
  const isOver = shown === 'failed' || shown === 'cancelled';
  // An undecided outcome is not shown as failed: the success page polls the order and shows its outcome.
  if (shown === 'paid' || (!isOver && order !== '')) return `/giftcard-successfull${order}`;
  return storeFailPage(shown, reference);
};

const orderOutcome = (state: OrderState): DisplayedOutcome | 'refunded' => {
  switch (state) {
    case 'ORDER_STATE_PAID':
    case 'ORDER_STATE_PARTLY_REFUNDED':
      return 'paid';
    case 'ORDER_STATE_CANCELLED':
      return 'cancelled';
    case 'ORDER_STATE_REVIEW':
      return 'review';
    case 'ORDER_STATE_REFUNDED':
      return 'refunded';
    case 'ORDER_STATE_FAILED':
    case 'ORDER_STATE_EXPIRED':
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

/** The page that shows the payment outcome; it polls the order while the outcome is unknown. */
export const returnPage = (outcome: PaymentOutcome): string =>
  outcome.chargeReference === ''
    ? courseReturnPage(orderOutcome(outcome.state), outcome.orderId)
    : storeReturnPage(chargeOutcome(outcome.chargeState), outcome.chargeReference);

/** value_d of store payments, set by commerce: identifies a store payment if commerce is unavailable at the return. */
const storePaymentMarker = 'gift-card';

/**
 * The page if commerce did not answer or rejected the returned form. The outcome of the payment is then
 * unknown: the page polls the order until the notification or the payment sweep has decided it.
 */
export const unknownOutcomePage = (fields: Readonly<Record<string, string>>): string => {
  const page = fields['value_d'] === storePaymentMarker ? storeReturnPage : courseReturnPage;
  return page('asking', fields['value_c'] ?? '');
};
