import { nextStateFinder } from '@sargam/chassis/state-machine';
import type { TranId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { BillRef } from './bill.ts';

/**
 * One attempt at the gateway. `refused`: the gateway opened no session. `review`: paid, and what it pays for is under
 * review. `surplus`: paid, and it had been paid already; the money is owed back. `returned`: paid, and given back
 * without ever having been taken.
 */
export type PaymentState =
  | 'open'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'refused'
  | 'review'
  | 'surplus'
  | 'returned';

export type PaymentAction =
  | 'settle'
  | 'suspect'
  | 'overpay'
  | 'fail'
  | 'cancel'
  | 'expire'
  | 'refuse'
  | 'giveBack';

const unpaid = { settle: 'paid', suspect: 'review', overpay: 'surplus' } as const;

/** An attempt that was given up can still turn out to be paid; one whose money came in stays what it is. */
export const transitions = {
  open: { ...unpaid, fail: 'failed', cancel: 'cancelled', expire: 'expired', refuse: 'refused' },
  failed: unpaid,
  cancelled: unpaid,
  expired: unpaid,
  refused: unpaid,
  review: { settle: 'paid', overpay: 'surplus', giveBack: 'returned' },
  paid: {},
  surplus: {},
  returned: {},
} as const satisfies Record<PaymentState, Partial<Record<PaymentAction, PaymentState>>>;

export const stateAfter = nextStateFinder<PaymentState, PaymentAction>(transitions);

export interface Payment {
  readonly tranId: TranId;
  readonly bill: BillRef;
  readonly amount: Poisha;
  readonly state: PaymentState;
  readonly openedAt: Date;
}

const final: ReadonlySet<PaymentState> = new Set(['paid', 'surplus', 'returned']);

/** Whatever the gateway still says about it changes nothing. */
export const isFinal = ({ state }: Payment): boolean => final.has(state);

/** What an attempt is called at the gateway: a ULID and a number, 30 characters at most there. */
export const tranIdFor = ({ id }: BillRef, attempt: number): TranId => `${id}-${attempt}` as TranId;

/** More than anyone needs, and as many as the gateway's 30 characters can number. */
export const maxAttempts = 99;

const minute = 60_000;

/**
 * When the gateway is asked next about an attempt that it has not told the end of: soon while somebody may be typing
 * a card number, ever more rarely afterwards; undefined once a day has passed.
 */
export const nextCheckAt = (openedAt: Date, now: Date): Date | undefined => {
  const age = now.getTime() - openedAt.getTime();
  if (age > 24 * 60 * minute) return undefined;
  return new Date(now.getTime() + Math.min(Math.max(age / 4, minute / 2), 60 * minute));
};

/**
 * When an attempt that was told to have ended is looked at a last time. The gateway keeps a session for about half
 * an hour, in which a declined buyer may have tried another card.
 */
export const lastCheckAt = (openedAt: Date): Date => new Date(openedAt.getTime() + 40 * minute);
