import { percentOf } from '@sargam/chassis/amounts';
import { startOfDhakaDay } from '@sargam/chassis/calendar';
import { nextStateFinder } from '@sargam/chassis/state-machine';
import type { CouponId, OrderId, StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Amounts, QuotedLine } from './quote.ts';

export type OrderState =
  | 'created'
  | 'awaiting_payment'
  | 'paid'
  | 'partly_refunded'
  | 'refunded'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'review';

export type OrderAction =
  | 'pay'
  | 'settle'
  | 'fail'
  | 'cancel'
  | 'expire'
  | 'suspect'
  | 'refundPart'
  | 'refundAll';

/**
 * Decision M3. An order that ended unpaid can still be settled: the gateway's word that it was truly paid may come
 * after we had given up on it, and that money must not be lost. `suspect` is paid money that cannot be taken at once:
 * the gateway calls it risky, or what the order held could not be had again.
 */
export const transitions = {
  created: { pay: 'awaiting_payment', settle: 'paid', cancel: 'cancelled', expire: 'expired' },
  awaiting_payment: {
    pay: 'awaiting_payment',
    settle: 'paid',
    fail: 'failed',
    cancel: 'cancelled',
    expire: 'expired',
    suspect: 'review',
  },
  failed: { settle: 'paid', suspect: 'review' },
  cancelled: { settle: 'paid', suspect: 'review' },
  expired: { settle: 'paid', suspect: 'review' },
  review: { settle: 'paid', refundAll: 'refunded' },
  paid: { refundPart: 'partly_refunded', refundAll: 'refunded' },
  partly_refunded: { refundPart: 'partly_refunded', refundAll: 'refunded' },
  refunded: {},
} as const satisfies Record<OrderState, Partial<Record<OrderAction, OrderState>>>;

/** The state an action leads to; undefined where it is not possible. */
export const stateAfter = nextStateFinder<OrderState, OrderAction>(transitions);

/** Still unpaid, and holding what it takes. */
export const isOpen = (state: OrderState): boolean => state === 'created' || state === 'awaiting_payment';

export interface AppliedCoupon {
  /** Undefined for an order taken over from an earlier system. */
  readonly id: CouponId | undefined;
  readonly code: string;
  readonly percent: number;
}

export interface Order extends Amounts {
  readonly id: OrderId;
  readonly studentId: StudentId;
  readonly state: OrderState;
  readonly lines: readonly QuotedLine[];
  readonly coupon: AppliedCoupon | undefined;
  /** The buyer keeps the wallet's money for another time. */
  readonly keepWallet: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly paidAt: Date | undefined;
  readonly closedAt: Date | undefined;
  /** What the gateway passes on of the payable; 0 where nothing went through it (decision M10). */
  readonly received: Poisha;
  /** `BKASH-BKash` as the gateway names it; `wallet` or `voucher` where nothing was payable. */
  readonly method: string;
  /** Given back so far, by wallet and by card; granted counts, arrived or not (decision M13). */
  readonly refunded: Poisha;
  /** INV-000001; empty before it is paid, and for orders of an earlier system (decision M14). */
  readonly invoiceNumber: string;
}

/** How an order without anything payable was paid. */
export const freeOrderMethod = ({ walletUsed }: Amounts): 'wallet' | 'voucher' =>
  walletUsed > 0n ? 'wallet' : 'voucher';

const cutSince = startOfDhakaDay('2022-05-22');

/** What is passed on of a card payment where the gateway did not say: 2.5% less, since 22-5-2022 (decision M10). */
export const receivedAfterUsualFee = (amount: Poisha, paidAt: Date): Poisha =>
  paidAt < cutSince ? amount : amount - percentOf(amount, 2.5);
