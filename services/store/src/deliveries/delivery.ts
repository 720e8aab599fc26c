import { dhakaDay, startOfDhakaDay } from '@sargam/chassis/calendar';
import { transitionFinder } from '@sargam/chassis/state-machine';
import type { DeliveryId, OrderId } from '../ids.ts';
import type { Order } from '../orders/order.ts';

/**
 * `waiting` for its time; `open`: messaging was told, and may ask for the codes; `handed_over`: the mail went out;
 * `ended` before that: by a refund, or because a later mail with the same codes went out.
 */
export type DeliveryState = 'waiting' | 'open' | 'handed_over' | 'ended';

export type DeliveryAction = 'tell' | 'handOver' | 'end';

export const transitions = {
  waiting: { tell: 'open', end: 'ended' },
  open: { handOver: 'handed_over', end: 'ended' },
  handed_over: {},
  ended: {},
} as const satisfies Record<DeliveryState, Partial<Record<DeliveryAction, DeliveryState>>>;

export const moveOf = transitionFinder<DeliveryState, DeliveryAction>(transitions);

/** A mail with the codes of an order. */
export interface Delivery {
  readonly id: DeliveryId;
  readonly orderId: OrderId;
  readonly dueAt: Date;
  readonly state: DeliveryState;
}

const nineHoursMs = 9 * 3_600_000;

/** At once, or at nine in the morning in Dhaka of the day that the buyer chose. */
export const computeDueAt = (deliverOn: string | undefined, now: Date): Date => {
  if (deliverOn === undefined) return now;
  const nine = new Date(startOfDhakaDay(deliverOn).getTime() + nineHoursMs);
  return nine > now ? nine : now;
};

/** How long a mail may take: then it is overdue, and its codes can be asked for again. */
export const deliveryTimeoutMs = 10 * 60_000;

type Progress = Pick<Order, 'state' | 'deliveredAt'>;

/**
 * From when the codes of an order can be asked for again: once they were mailed, or when that should long have happened
 * and nobody knows whether it did. `dueAt` is when the latest mail with them that is still under way was planned for.
 */
export const earliestResendAt = (
  { state, deliveredAt }: Progress,
  dueAt: Date | undefined,
): Date | undefined => {
  if (state !== 'paid' && state !== 'delivered') return undefined;
  return dueAt ? new Date(dueAt.getTime() + deliveryTimeoutMs) : deliveredAt;
};

/** How often a day codes can be asked for again: enough for a mail that does not arrive, too few to pester somebody. */
export const maxResendsPerDay = 5;

/** Since when the resends of today count: midnight in Dhaka. */
export const startOfToday = (now: Date): Date => startOfDhakaDay(dhakaDay(now));
