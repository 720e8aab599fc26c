import type { ChargeState } from '@sargam/proto/commerce/v1/charge';
import type { OrderState } from '@sargam/proto/commerce/v1/order';
import type { PaymentOutcome } from '@sargam/proto/commerce/v1/payment';

/** The outcome as the two shops show it (decision M16); review: the money may be on its way. */
type Shown = 'paid' | 'failed' | 'cancelled' | 'review';

const orderPart = (order: string, sign: '?' | '&') =>
  /^[\w-]{1,64}$/.test(order) ? `${sign}order=${order}` : '';

const coursePage = (shown: Shown, order: string): string =>
  shown === 'paid'
    ? `/studentpanel?tab=0&payment=paid${orderPart(order, '&')}`
    : `/cart?payment=${shown}${orderPart(order, '&')}`;

const storePage = (shown: Shown, reference: string): string => {
  if (shown === 'paid') return `/giftcard-successfull${orderPart(reference, '?')}`;
  const page = `/giftcard-fail${orderPart(reference, '?')}`;
  return shown === 'failed' ? page : `${page}${page.includes('?') ? '&' : '?'}why=${shown}`;
};

const shownOrder = (state: OrderState): Shown => {
  switch (state) {
    case 'ORDER_STATE_PAID':
    case 'ORDER_STATE_PARTLY_REFUNDED':
      return 'paid';
    case 'ORDER_STATE_CANCELLED':
      return 'cancelled';
    case 'ORDER_STATE_FAILED':
    case 'ORDER_STATE_EXPIRED':
    case 'ORDER_STATE_REFUNDED':
      return 'failed';
    default:
      return 'review';
  }
};

const shownCharge = (state: ChargeState): Shown => {
  switch (state) {
    case 'CHARGE_STATE_PAID':
      return 'paid';
    case 'CHARGE_STATE_CANCELLED':
      return 'cancelled';
    case 'CHARGE_STATE_FAILED':
    case 'CHARGE_STATE_EXPIRED':
    case 'CHARGE_STATE_REFUNDED':
      return 'failed';
    default:
      return 'review';
  }
};

/** The page that says how a payment went. What is not settled yet is under review. */
export const returnPage = (outcome: PaymentOutcome): string =>
  outcome.chargeReference === ''
    ? coursePage(shownOrder(outcome.state), outcome.orderId)
    : storePage(shownCharge(outcome.chargeState), outcome.chargeReference);

/** What commerce sends along with a charge's payment, so that its return finds the store's page by itself. */
const storeMark = 'gift-card';

/** Where commerce did not answer (the sweep will find out), or refused what the browser brought. */
export const troubledPage = (isOurTrouble: boolean, fields: Readonly<Record<string, string>>): string => {
  const page = fields['value_d'] === storeMark ? storePage : coursePage;
  return page(isOurTrouble ? 'review' : 'failed', fields['value_c'] ?? '');
};
