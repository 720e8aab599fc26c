import { dayMs } from '@sargam/chassis/calendar';
import type { Order } from '../orders/order.ts';
import { type RefundReason, refundableAmount } from './refund.ts';

/** Who may ask for money back (decision M13): `errors-only` as the terms say, or also whoever changed their mind. */
export interface RefundPolicy {
  readonly kind: 'errors-only' | 'changed-mind';
  /** For how many days after paying somebody may change their mind. */
  readonly days: number;
}

const errors = ['paid_twice', 'no_access', 'wrong_amount', 'broken'] as const;

/** Why the student may ask now; none where nothing of the order is left, or while a question of theirs is open. */
export const allowedReasons = (
  order: Pick<Order, 'state' | 'walletUsed' | 'payable' | 'refunded' | 'paidAt'>,
  { kind, days }: RefundPolicy,
  { now, isAsked }: { readonly now: Date; readonly isAsked: boolean },
): readonly RefundReason[] => {
  if (isAsked || !order.paidAt || refundableAmount(order) === 0n) return [];
  const mayChangeMind = kind === 'changed-mind' && now.getTime() - order.paidAt.getTime() < days * dayMs;
  return mayChangeMind ? [...errors, 'changed_mind'] : errors;
};
