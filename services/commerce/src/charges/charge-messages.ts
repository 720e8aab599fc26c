import { ChargeState as StateMessage } from '@sargam/proto/commerce/v1/charge';
import type { Charge as ChargeMessage } from '@sargam/proto/commerce/v1/charges';
import type { Charge, ChargeState } from './charge.ts';

const states: Readonly<Record<ChargeState, StateMessage>> = {
  open: StateMessage.CHARGE_STATE_OPEN,
  paid: StateMessage.CHARGE_STATE_PAID,
  review: StateMessage.CHARGE_STATE_REVIEW,
  failed: StateMessage.CHARGE_STATE_FAILED,
  cancelled: StateMessage.CHARGE_STATE_CANCELLED,
  expired: StateMessage.CHARGE_STATE_EXPIRED,
  refunded: StateMessage.CHARGE_STATE_REFUNDED,
};

export const chargeStateMessage = (state: ChargeState): StateMessage => states[state];

export const chargeMessage = (charge: Charge): ChargeMessage => ({
  reference: charge.reference,
  payerId: charge.payerId,
  state: chargeStateMessage(charge.state),
  amountPoisha: charge.amount,
  receivedPoisha: charge.received,
  card: { ...charge.card },
  createdAt: charge.createdAt,
  paidAt: charge.paidAt,
  invoiceNumber: charge.invoiceNumber,
});
