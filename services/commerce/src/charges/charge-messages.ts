import { defineTopic, publishes } from '@sargam/chassis/kafka';
import { upperCase } from '@sargam/chassis/lookup';
import { publishEvent } from '@sargam/chassis/outbox';
import type { ChargeState as StateMessage } from '@sargam/proto/commerce/v1/charge';
import type { Charge as ChargeMessage } from '@sargam/proto/commerce/v1/charges';
import { PaymentEvent } from '@sargam/proto/commerce/v1/events';
import type { Tx } from '../tables.ts';
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

export const paymentEvents = publishes(
  defineTopic('commerce.payments.v1', PaymentEvent),
  'the seller’s reference',
  {
    paid: 'the charge is paid',
    closed: 'the charge failed, was cancelled, expired, or is under review',
    refunded: 'the charge, or a second payment of it, is refunded',
  },
);

const publish = (tx: Tx, charge: Charge, event: PaymentEvent['event']): Promise<unknown> =>
  publishEvent(tx, paymentEvents, charge.reference, { event });

export const publishChargePaid = (tx: Tx, charge: Charge): Promise<unknown> =>
  publish(tx, charge, { $case: 'paid', value: { charge: chargeMessage(charge) } });

export const publishChargeClosed = (tx: Tx, charge: Charge): Promise<unknown> => {
  const { reference, closedAt } = charge;
  return publish(tx, charge, {
    $case: 'closed',
    value: { reference, state: chargeStateMessage(charge.state), closedAt },
  });
};
