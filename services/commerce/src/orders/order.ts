import { nextStateFinder } from '@sargam/chassis/state-machine';
import type { CloseAction } from '../history.ts';
import type { CouponId, OrderId, StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Amounts, QuotedLine } from './quote.ts';

export type OrderAction = 'pay' | 'settle' | CloseAction | 'putUnderReview' | 'refundPart' | 'refundAll';

/**
 * Decision M3. An order that ended unpaid can still be settled, because a payment notification can arrive late and the payment must
 * not be lost. `putUnderReview` is a payment that cannot be accepted automatically: the gateway reports it as risky, or the order's holds
 * are no longer available.
 */
export const transitions = {
  created: { pay: 'awaiting_payment', settle: 'paid', cancel: 'cancelled', expire: 'expired' },
  awaiting_payment: {
    pay: 'awaiting_payment',
    settle: 'paid',
    fail: 'failed',
    cancel: 'cancelled',
    expire: 'expired',
    putUnderReview: 'review',
  },
  failed: { settle: 'paid', putUnderReview: 'review' },
  cancelled: { settle: 'paid', putUnderReview: 'review' },
  expired: { settle: 'paid', putUnderReview: 'review' },
  review: { settle: 'paid', refundAll: 'refunded' },
  paid: { refundPart: 'partly_refunded', refundAll: 'refunded' },
  partly_refunded: { refundPart: 'partly_refunded', refundAll: 'refunded' },
  refunded: {},
} as const satisfies Record<string, Partial<Record<OrderAction, string>>>;
export type OrderState = keyof typeof transitions;

/** The state after an action; undefined if the action is not allowed. */
export const stateAfter = nextStateFinder<OrderState, OrderAction>(transitions);

/** Whether the order is unpaid and has its holds. */
export const isOpen = (state: OrderState): boolean => state === 'created' || state === 'awaiting_payment';

const unpaidEnds = ['failed', 'cancelled', 'expired'] as const satisfies readonly OrderState[];
/** States of an order that was with the gateway and is not paid. A payment can arrive in each of them. */
export const payableStates = ['awaiting_payment', ...unpaidEnds] as const satisfies readonly OrderState[];

export const hasEndedUnpaid = (state: OrderState): boolean => unpaidEnds.some((end) => end === state);

/** Whether the order is open or ended without a payment. */
export const isUnpaid = (state: OrderState): boolean => isOpen(state) || hasEndedUnpaid(state);

export interface AppliedCoupon {
  /** Undefined for an imported order. */
  readonly id: CouponId | undefined;
  readonly code: string;
  readonly percent: number;
}

export interface Order extends Amounts {
  readonly id: OrderId;
  readonly studentId: StudentId;
  /** The student, or the admin who imported the order. */
  readonly placedBy: string;
  readonly state: OrderState;
  readonly lines: readonly QuotedLine[];
  readonly coupon: AppliedCoupon | undefined;
  /** The buyer does not pay from the wallet. */
  readonly withoutWallet: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly paidAt: Date | undefined;
  /** It was paid after it had ended unpaid. */
  readonly paidLate: boolean;
  readonly closedAt: Date | undefined;
  /** The payable amount minus the gateway fee; 0 if nothing was paid by card (decision M10). */
  readonly received: Poisha;
  /** The gateway's name of the method, such as `BKASH-BKash`; `wallet` or `voucher` if nothing was payable. */
  readonly method: string;
  /** Sum of the granted refunds to wallet and card, completed or not (decision M13). */
  readonly refunded: Poisha;
  /** INV-000001; empty before payment and for imported orders (decision M14). */
  readonly invoiceNumber: string;
}

/** Payment method of an order with nothing payable. */
export const freeOrderMethod = ({ walletUsed }: Amounts): 'wallet' | 'voucher' =>
  walletUsed > 0n ? 'wallet' : 'voucher';
