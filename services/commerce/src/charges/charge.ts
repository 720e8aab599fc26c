import { nextStateFinder } from '@sargam/chassis/state-machine';
import type { ChargeReference, StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';

export type ChargeState = 'open' | 'paid' | 'review' | 'failed' | 'cancelled' | 'expired' | 'refunded';

type ChargeAction = 'settle' | 'suspect' | 'fail' | 'cancel' | 'expire' | 'refund';

const unpaid = { settle: 'paid', suspect: 'review' } as const;

/** As an order does (decision M3): one that ended unpaid can still be settled, and risky money waits for an admin. */
export const transitions = {
  open: { ...unpaid, fail: 'failed', cancel: 'cancelled', expire: 'expired' },
  failed: unpaid,
  cancelled: unpaid,
  expired: unpaid,
  review: { settle: 'paid', refund: 'refunded' },
  paid: { refund: 'refunded' },
  refunded: {},
} as const satisfies Record<ChargeState, Partial<Record<ChargeAction, ChargeState>>>;

/** The state an action leads to; undefined where it is not possible. */
export const stateAfter = nextStateFinder<ChargeState, ChargeAction>(transitions);

/** What the gateway told of the means of payment; never a card's number. */
export interface CardDetails {
  readonly cardType: string;
  readonly cardIssuer: string;
  readonly cardCategory: string;
  readonly tranId: string;
}

/** A card payment for what another service sells, under that service's own number. */
export interface Charge {
  readonly reference: ChargeReference;
  readonly payerId: StudentId;
  readonly state: ChargeState;
  readonly amount: Poisha;
  readonly product: { readonly en: string; readonly bn: string };
  readonly quantity: number;
  /** What the gateway passes on of the amount (decision M10); 0 until it is paid. */
  readonly received: Poisha;
  readonly card: CardDetails;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly paidAt: Date | undefined;
  readonly closedAt: Date | undefined;
  /** The serial number of its invoice; empty until it is paid. */
  readonly invoiceNumber: string;
}

export const noCardDetails: CardDetails = { cardType: '', cardIssuer: '', cardCategory: '', tranId: '' };

/** The charge as its invoice needs to know it. */
export const toInvoicedCharge = ({ reference, payerId, product, quantity, amount, card }: Charge) => ({
  ...{ reference, payerId, quantity, amount },
  productName: product,
  method: card.cardType,
});
