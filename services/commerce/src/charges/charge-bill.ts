import { OrderState } from '@sargam/proto/commerce/v1/order';
import type { Bill } from '../payments/bill.ts';
import { type Charge, stateAfter } from './charge.ts';
import { chargeStateMessage } from './charge-messages.ts';
import { markChargePaid, transitionUnpaidCharge } from './charge-transitions.ts';

/** A charge as a bill. A charge has no holds, so a late payment can always be accepted. */
export const chargeBill = (charge: Charge): Bill => ({
  ref: { kind: 'charge', id: charge.reference },
  payer: charge.payerId,
  incomeAccount: 'gift-cards',
  canBePaid: stateAfter(charge.state, 'settle') !== undefined,
  canBeReviewed: charge.state === 'review' || stateAfter(charge.state, 'putUnderReview') !== undefined,
  isUnderReview: charge.state === 'review',
  reacquireHolds: async () => true,
  markPaid: async (tx, receipt, cause) => chargeBill(await markChargePaid(tx, charge, receipt, cause)),
  putUnderReview: async (tx, cause) =>
    chargeBill(await transitionUnpaidCharge(tx, charge, 'putUnderReview', cause)),
  close: async (tx, action, cause) => chargeBill(await transitionUnpaidCharge(tx, charge, action, cause)),
  outcome: {
    orderId: '',
    state: OrderState.ORDER_STATE_UNSPECIFIED,
    chargeReference: charge.reference,
    chargeState: chargeStateMessage(charge.state),
  },
});
