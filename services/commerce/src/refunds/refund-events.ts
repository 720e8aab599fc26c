import { publishEvent } from '@sargam/chassis/outbox';
import type { Charge } from '../charges/charge.ts';
import { paymentEvents } from '../charges/charge-events.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Order } from '../orders/order.ts';
import { orderEvents } from '../orders/order-events.ts';
import { orderMessage } from '../orders/order-messages.ts';
import type { Tx } from '../tables.ts';
import type { Refund } from './refund.ts';
import { refundMessage } from './refund-messages.ts';

/** `order` is the order after the refund. */
export const publishOrderRefunded = async (tx: Tx, order: Order, refund: Refund, refundedBefore: Poisha) => {
  const value = {
    order: orderMessage(order),
    refund: refundMessage(refund),
    refundedBeforePoisha: refundedBefore,
    full: order.state === 'refunded',
  };
  await publishEvent(tx, orderEvents, order.id, { event: { $case: 'refunded', value } });
};

export const publishRefundDeclined = async (tx: Tx, order: Order, refund: Refund): Promise<void> => {
  const value = { order: orderMessage(order), refund: refundMessage(refund) };
  await publishEvent(tx, orderEvents, order.id, { event: { $case: 'refundDeclined', value } });
};

export const publishChargeRefunded = async (tx: Tx, { reference }: Charge, refund: Refund): Promise<void> => {
  const value = { reference, refund: refundMessage(refund) };
  await publishEvent(tx, paymentEvents, reference, { event: { $case: 'refunded', value } });
};
