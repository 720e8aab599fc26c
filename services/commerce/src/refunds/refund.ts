import { allocate } from '@sargam/chassis/amounts';
import { nextStateFinder } from '@sargam/chassis/state-machine';
import type { RefundId, StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Order } from '../orders/order.ts';
import type { BillRef } from '../payments/bill.ts';

/**
 * `granted`: the wallet's part is back, the gateway has not accepted the card's yet. `accepted`: the card's part is on
 * its way. `refunded`: all of it has arrived. `stuck`: the card's part was refused or cancelled; an admin is to decide.
 */
export type RefundState = 'requested' | 'declined' | 'granted' | 'accepted' | 'refunded' | 'stuck';

export type RefundAction = 'grant' | 'decline' | 'accept' | 'arrive' | 'fail' | 'retry';

/** A refund that nobody asked for begins as granted. */
export const transitions = {
  requested: { grant: 'granted', decline: 'declined' },
  declined: {},
  granted: { accept: 'accepted', arrive: 'refunded', fail: 'stuck' },
  accepted: { arrive: 'refunded', fail: 'stuck' },
  stuck: { retry: 'granted', arrive: 'refunded' },
  refunded: {},
} as const satisfies Record<RefundState, Partial<Record<RefundAction, RefundState>>>;

/** The state an action leads to; undefined where it is not possible. */
export const stateAfter = nextStateFinder<RefundState, RefundAction>(transitions);

export const reasons = ['paid_twice', 'no_access', 'wrong_amount', 'broken', 'changed_mind'] as const;
export type RefundReason = (typeof reasons)[number];

/** Two parts of one sum, as it was paid. */
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
  /** The student's or the admin's own words. */
  readonly note: string;
  readonly amount: Poisha;
  readonly requestedAt: Date;
  readonly decidedAt: Date | undefined;
  /** A person's id, a service's name, or `automatic`. */
  readonly decidedBy: string;
  readonly completedAt: Date | undefined;
  /** What a student was answered whose question was declined. */
  readonly declineReason: string;
  /** The serial number of its credit note; empty where nothing had been invoiced. */
  readonly creditNoteNumber: string;
}

/** Granted by itself: what was paid twice. */
export const automatic = 'automatic';

/** What of an order can still be given back, of what was paid for it with money. */
export const refundableAmount = (
  order: Pick<Order, 'state' | 'walletUsed' | 'payable' | 'refunded'>,
): Poisha =>
  order.state === 'paid' || order.state === 'partly_refunded'
    ? order.walletUsed + order.payable - order.refunded
    : 0n;

/**
 * How the next refund of an order goes back: as it was paid (decision M13), reckoned on the whole so far, so that the
 * parts of several refunds add up to exactly what each of wallet and card paid.
 */
export const splitRefund = (paid: RefundSplit, before: Poisha, amount: Poisha): RefundSplit => {
  const upTo = (sum: Poisha): RefundSplit => {
    const [wallet = 0n, card = 0n] = allocate(sum, [paid.wallet, paid.card]);
    return { wallet, card };
  };
  const [start, end] = [upTo(before), upTo(before + amount)];
  return { wallet: end.wallet - start.wallet, card: end.card - start.card };
};
