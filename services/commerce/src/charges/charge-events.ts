import { defineTopic, publishes } from '@sargam/chassis/kafka';
import { publishEvent } from '@sargam/chassis/outbox';
import { PaymentEvent } from '@sargam/proto/commerce/v1/events';
import type { Tx } from '../tables.ts';
import type { Charge } from './charge.ts';
import { chargeMessage, chargeStateMessage } from './charge-messages.ts';

export const paymentEvents = publishes(
  defineTopic('commerce.payments.v1', PaymentEvent),
  'the seller’s reference',
  {
    paid: 'the charge is paid',
    closed: 'the charge failed, was cancelled, expired, or is under review',
    refunded: 'the charge, or a second payment of it, is refunded',
  },
);

const publish = async (tx: Tx, charge: Charge, event: PaymentEvent['event']): Promise<void> => {
  await publishEvent(tx, paymentEvents, charge.reference, { event });
};

export const publishChargePaid = (tx: Tx, charge: Charge): Promise<void> =>
  publish(tx, charge, { $case: 'paid', value: { charge: chargeMessage(charge) } });

export const publishChargeClosed = (tx: Tx, charge: Charge): Promise<void> => {
  const { reference, closedAt } = charge;
  return publish(tx, charge, {
    $case: 'closed',
    value: { reference, state: chargeStateMessage(charge.state), closedAt },
  });
};
