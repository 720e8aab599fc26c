import { allocate } from '@sargam/chassis/amounts';
import { domainError } from '@sargam/chassis/errors';
import { nextStateFinder } from '@sargam/chassis/state-machine';
import type { RefundId, StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Order } from '../orders/order.ts';
import type { BillRef } from '../payments/bill.ts';
import type { RefundReason } from '../refund-reason.ts';

/**
 * `granted`: the wallet part is paid, and the gateway has not accepted the card part. `accepted`: the gateway accepted the card
 * part. `refunded`: both parts are completed. `stuck`: the gateway rejected or cancelled the card part; an admin decides.
 */
export type RefundState = 'requested' | 'declined' | 'granted' | 'accepted' | 'refunded' | 'stuck';

export type RefundAction = 'grant' | 'decline' | 'accept' | 'arrive' | 'fail' | 'retry';

/** A refund without a request starts as `granted`. */
export const transitions = {
  requested: { grant: 'granted', decline: 'declined' },
  declined: {},
  granted: { accept: 'accepted', arrive: 'refunded', fail: 'stuck' },
  accepted: { arrive: 'refunded', fail: 'stuck' },
  stuck: { retry: 'granted', arrive: 'refunded' },
  refunded: {},
} as const satisfies Record<RefundState, Partial<Record<RefundAction, RefundState>>>;

/** The state after an action; undefined if the action is not allowed. */
export const stateAfter = nextStateFinder<RefundState, RefundAction>(transitions);

/** The wallet part and the card part of an amount. */
export interface RefundSplit {
  readonly wallet: Poisha;
  readonly card: Poisha;
}

export interface Refund extends RefundSplit {
  readonly id: RefundId;
  readonly bill: BillRef;
  readonly studentId: StudentId;
  readonly state: RefundState;
  readonly reason: RefundReason;
  /** Text that the student or the admin wrote. */
  readonly note: string;
  readonly amount: Poisha;
  readonly requestedAt: Date;
  readonly decidedAt: Date | undefined;
  /** A user id, a service's name, or `automatic`. */
  readonly decidedBy: string;
  readonly completedAt: Date | undefined;
  /** Shown to the student; empty unless declined. */
  readonly declineReason: string;
  /** Serial number of the credit note; empty if the payment was never invoiced. */
  readonly creditNoteNumber: string;
}

/** A decided refund. */
export interface RefundDecision {
  readonly refund: Refund;
  /** An earlier call decided it, so this one changed nothing. */
  readonly isRepeat: boolean;
}

/** `decidedBy` of refunds of second payments, which are granted automatically. */
export const automatic = 'automatic';

/** The amount of an order, paid by wallet and card, that is not yet refunded. */
export const refundableAmount = (order: Pick<Order, 'state' | 'walletUsed' | 'payable' | 'refunded'>) =>
  order.state === 'paid' || order.state === 'partly_refunded'
    ? order.walletUsed + order.payable - order.refunded
    : 0n;

/**
 * Splits the next refund of an order in proportion to how it was paid (decision M13). The split is computed on the cumulative
 * amount, so that the parts of all refunds add up exactly to the wallet amount and the card amount.
 */
export const splitRefund = (paid: RefundSplit, before: Poisha, amount: Poisha): RefundSplit => {
  const upTo = (sum: Poisha): RefundSplit => {
    const [wallet = 0n, card = 0n] = allocate(sum, [paid.wallet, paid.card]);
    return { wallet, card };
  };
  const [start, end] = [upTo(before), upTo(before + amount)];
  return { wallet: end.wallet - start.wallet, card: end.card - start.card };
};

/** The amount and the split of the next refund. Undefined stands for everything that is left. Throws if less than the amount is left. */
export const planRefund = (
  order: Pick<Order, 'state' | 'walletUsed' | 'payable' | 'refunded'>,
  wanted: Poisha | undefined,
): RefundSplit & { readonly amount: Poisha; readonly left: Poisha } => {
  const refundable = refundableAmount(order);
  if (refundable === 0n)
    throw domainError.precondition('nothing-left', 'Nothing of this order is left to be refunded.');
  const amount = wanted ?? refundable;
  if (amount > refundable) {
    throw domainError.precondition('refund-too-large', 'This is more than what is left of this order.', {
      left: String(refundable),
    });
  }
  const paid = { wallet: order.walletUsed, card: order.payable };
  return { amount, left: refundable - amount, ...splitRefund(paid, order.refunded, amount) };
};

/** Of two admins who refund at the same time, the second has not seen the first refund. */
export const requireUnchanged = (
  order: Pick<Order, 'state' | 'walletUsed' | 'payable' | 'refunded'>,
  expectedLeft: Poisha | undefined,
): void => {
  const left = refundableAmount(order);
  if (expectedLeft === undefined || expectedLeft === left) return;
  throw domainError.conflict(
    'refund-outdated',
    'Another person has refunded this order in the meantime. Look at the present state and try again.',
    { left: String(left) },
  );
};

export const refundNotFound = () => domainError.notFound('refund-not-found', 'This refund was not found.');

export const decidedAlready = () =>
  domainError.conflict('refund-decided', 'Somebody has decided about this refund already.');
