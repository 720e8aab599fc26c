import { nextStateFinder } from '@sargam/chassis/state-machine';
import type { ChargeReference, StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';

export type ChargeState = 'open' | 'paid' | 'review' | 'failed' | 'cancelled' | 'expired' | 'refunded';

type ChargeAction = 'settle' | 'putUnderReview' | 'fail' | 'cancel' | 'expire' | 'refund';

const unpaid = { settle: 'paid', putUnderReview: 'review' } as const;

/** As for an order (decision M3): a charge that ended unpaid can still be settled, and a risky payment waits for an admin. */
export const transitions = {
  open: { ...unpaid, fail: 'failed', cancel: 'cancelled', expire: 'expired' },
  failed: unpaid,
  cancelled: unpaid,
  expired: unpaid,
  review: { settle: 'paid', refund: 'refunded' },
  paid: { refund: 'refunded' },
  refunded: {},
} as const satisfies Record<ChargeState, Partial<Record<ChargeAction, ChargeState>>>;

/** The state after an action; undefined if the action is not allowed. */
export const stateAfter = nextStateFinder<ChargeState, ChargeAction>(transitions);

/** The payment method as the gateway reported it. Never contains a card number. */
export interface CardDetails {
  readonly cardType: string;
  readonly cardIssuer: string;
  readonly cardCategory: string;
  readonly tranId: string;
}

/** A card payment for a product of another service, identified by that service's order number. */
export interface Charge {
  readonly reference: ChargeReference;
  readonly payerId: StudentId;
  readonly state: ChargeState;
  readonly amount: Poisha;
  readonly product: { readonly en: string; readonly bn: string };
  readonly quantity: number;
  /** The amount minus the gateway fee (decision M10); 0 before payment. */
  readonly received: Poisha;
  readonly card: CardDetails;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly paidAt: Date | undefined;
  readonly closedAt: Date | undefined;
  /** Serial number of the invoice; empty before payment. */
  readonly invoiceNumber: string;
}

export const noCardDetails: CardDetails = { cardType: '', cardIssuer: '', cardCategory: '', tranId: '' };

/** The charge's values for its invoice. */
export const toInvoicedCharge = ({ reference, payerId, product, quantity, amount, card }: Charge) => ({
  reference,
  payerId,
  quantity,
  amount,
  productName: product,
  method: card.cardType,
});
