import { nextStateFinder } from '@sargam/chassis/state-machine';
import type { CloseAction } from '../history.ts';
import type { TranId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { BillRef } from './bill.ts';

export type PaymentAction = 'settle' | 'putUnderReview' | 'overpay' | CloseAction | 'refuse' | 'return';

const unpaid = { settle: 'paid', putUnderReview: 'review', overpay: 'surplus' } as const;

/**
 * States of one payment attempt. `refused`: the gateway opened no session. `review`: paid, and the bill is under review.
 * `surplus`: paid, but the bill was paid before; the payment is refunded. `returned`: refunded after a review.
 * A closed attempt can still become paid. A final attempt never changes.
 */
export const transitions = {
  open: { ...unpaid, fail: 'failed', cancel: 'cancelled', expire: 'expired', refuse: 'refused' },
  failed: unpaid,
  cancelled: unpaid,
  expired: unpaid,
  refused: unpaid,
  review: { settle: 'paid', overpay: 'surplus', return: 'returned' },
  paid: {},
  surplus: {},
  returned: {},
} as const satisfies Record<string, Partial<Record<PaymentAction, string>>>;
export type PaymentState = keyof typeof transitions;

export const stateAfter = nextStateFinder<PaymentState, PaymentAction>(transitions);

export interface Payment {
  readonly tranId: TranId;
  readonly bill: BillRef;
  readonly amount: Poisha;
  readonly state: PaymentState;
  readonly openedAt: Date;
}

const finalStates: ReadonlySet<PaymentState> = new Set(['paid', 'surplus', 'returned']);

export const isFinal = ({ state }: Payment): boolean => finalStates.has(state);

/** The attempt's `tran_id`: a ULID and the attempt's number, at most 30 characters. */
export const tranIdFor = ({ id }: BillRef, attempt: number): TranId => `${id}-${attempt}` as TranId;

/** The 30 characters of a `tran_id` leave room for a number of two digits. */
export const maxAttempts = 99;

const minuteMs = 60_000;

/**
 * Time of the next query for an attempt without a result. The interval starts at 30 seconds and grows with the attempt's age up to
 * an hour. Undefined after a day.
 */
export const nextCheckAt = (openedAt: Date, now: Date): Date | undefined => {
  const age = now.getTime() - openedAt.getTime();
  if (age > 24 * 60 * minuteMs) return undefined;
  return new Date(now.getTime() + Math.min(Math.max(age / 4, minuteMs / 2), 60 * minuteMs));
};

/** Time for which the gateway keeps a session; a payment can arrive until then. */
export const sessionMs = 30 * minuteMs;

/** Time of the last query for an attempt that has ended. A buyer can use another card in the session after a decline. */
export const lastCheckAt = (openedAt: Date): Date => new Date(openedAt.getTime() + sessionMs + 10 * minuteMs);
