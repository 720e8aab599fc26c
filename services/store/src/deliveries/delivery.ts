import { dhakaDay, startOfDhakaDay } from '@sargam/chassis/calendar';
import { transitionFinder } from '@sargam/chassis/state-machine';
import type { DeliveryId, OrderId } from '../ids.ts';
import type { Order } from '../orders/order.ts';

/**
 * `scheduled`: not due yet; `open`: messaging may get the codes; `sent`: the mail relay accepted the mail;
 * `cancelled`: by a refund, or because a later mail with the same codes was sent.
 */
export type DeliveryState = 'scheduled' | 'open' | 'sent' | 'cancelled';

export type DeliveryAction = 'open' | 'send' | 'cancel';

export const transitions = {
  scheduled: { open: 'open', cancel: 'cancelled' },
  open: { send: 'sent', cancel: 'cancelled' },
  sent: {},
  cancelled: {},
} as const satisfies Record<DeliveryState, Partial<Record<DeliveryAction, DeliveryState>>>;

export const findDeliveryTransition = transitionFinder<DeliveryState, DeliveryAction>(transitions);

/** A mail with the codes of an order. */
export interface Delivery {
  readonly id: DeliveryId;
  readonly orderId: OrderId;
  readonly dueAt: Date;
  readonly state: DeliveryState;
}

const nineHoursMs = 9 * 3_600_000;

/** Immediately, or at nine in the morning in Dhaka on the day that the buyer chose. */
export const computeDueAt = (deliverOn: string | undefined, now: Date): Date => {
  if (deliverOn === undefined) return now;
  const nine = new Date(startOfDhakaDay(deliverOn).getTime() + nineHoursMs);
  return nine > now ? nine : now;
};

/** After this time an unconfirmed mail is overdue, and a resend is allowed. */
export const deliveryTimeoutMs = 10 * 60_000;

type Progress = Pick<Order, 'state' | 'deliveredAt'>;

/**
 * The earliest time of a resend: after the mail was sent, or after an unconfirmed mail is overdue. `dueAt` is the due time of
 * the latest unfinished mail.
 */
export const earliestResendAt = (
  { state, deliveredAt }: Progress,
  dueAt: Date | undefined,
): Date | undefined => {
  if (state !== 'paid' && state !== 'delivered') return undefined;
  return dueAt ? new Date(dueAt.getTime() + deliveryTimeoutMs) : deliveredAt;
};

/** Limits resends, so that nobody can flood the receiver's inbox. */
export const maxResendsPerDay = 5;

/** Midnight in Dhaka. */
export const startOfToday = (now: Date): Date => startOfDhakaDay(dhakaDay(now));
