import { dayMs } from '@sargam/chassis/calendar';
import type { Order } from '../orders/order.ts';
import type { RefundReason } from '../refund-reason.ts';
import { refundableAmount } from './refund.ts';

/** Which refund requests are allowed (decision M13): `changed-mind` also allows them without an error. */
export interface RefundPolicy {
  readonly kind: 'errors-only' | 'changed-mind';
  /** Days after the payment in which `changed_mind` is allowed. */
  readonly days: number;
}

const errors = ['paid_twice', 'no_access', 'wrong_amount', 'broken'] as const;

/** Reasons that the student may give now. Empty if nothing is left to refund, or while a request is open. */
export const allowedReasons = (
  order: Pick<Order, 'state' | 'walletUsed' | 'payable' | 'refunded' | 'paidAt'>,
  { kind, days }: RefundPolicy,
  { now, hasOpenRequest }: { readonly now: Date; readonly hasOpenRequest: boolean },
): readonly RefundReason[] => {
  if (hasOpenRequest || !order.paidAt || refundableAmount(order) === 0n) return [];
  const mayChangeMind = kind === 'changed-mind' && now.getTime() - order.paidAt.getTime() < days * dayMs;
  return mayChangeMind ? [...errors, 'changed_mind'] : errors;
};
