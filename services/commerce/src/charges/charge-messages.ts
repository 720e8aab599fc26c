import type { ChargeState as StateMessage } from '@sargam/proto/commerce/v1/charge';
import type { Charge as ChargeMessage } from '@sargam/proto/commerce/v1/charges';
import { upperCase } from '../upper-case.ts';
import type { Charge, ChargeState } from './charge.ts';

export const chargeStateMessage = (state: ChargeState): StateMessage => `CHARGE_STATE_${upperCase(state)}`;

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
