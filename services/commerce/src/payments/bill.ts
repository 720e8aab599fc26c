import type { PaymentOutcome } from '@sargam/proto/commerce/v1/payment';
import type { Cause, CloseAction } from '../history.ts';
import type { ChargeReference, OrderId, StudentId, TranId } from '../ids.ts';
import type { Db, Tx } from '../tables.ts';
import type { Payment } from './payment.ts';
import type { PaidAttempt } from './payment-store.ts';
import type { Receipt } from './verify-transaction.ts';

/** What a card payment pays for: an order, or a charge for another service. */
export type BillRef =
  | { readonly kind: 'order'; readonly id: OrderId }
  | { readonly kind: 'charge'; readonly id: ChargeReference };

/**
 * An order or a charge as the payment code uses it. Methods that change it require the lock of `Bills.lock` and return the changed
 * bill. A transition that the bill's state does not allow changes nothing.
 */
export interface Bill {
  readonly ref: BillRef;
  readonly payer: StudentId;
  /** The ledger account that an accepted payment is posted to. */
  readonly incomeAccount: 'sales' | 'gift-cards';
  readonly canBePaid: boolean;
  /** Whether a payment that cannot be accepted automatically can put the bill under review. */
  readonly canBeReviewed: boolean;
  readonly isUnderReview: boolean;
  /** Acquires again the holds that an ended bill released; false if they are no longer available. */
  reacquireHolds(tx: Tx, at: Date): Promise<boolean>;
  /** Marks the bill paid, with invoice, event and all other consequences. */
  markPaid(tx: Tx, receipt: Receipt & { readonly tranId: TranId }, cause: Cause): Promise<Bill>;

  putUnderReview(tx: Tx, cause: Cause): Promise<Bill>;
  /** Ends the bill unpaid and releases its holds. */
  close(tx: Tx, action: CloseAction, cause: Cause): Promise<Bill>;
  /** The result for the buyer's browser. */
  readonly outcome: PaymentOutcome;
}

/** Orders and charges as bills. Both import payments, so payments gets them handed in. */
export interface Bills {
  find(db: Db, ref: BillRef): Promise<Bill>;
  /** The bill, locked until the transaction ends. */
  lock(tx: Tx, ref: BillRef): Promise<Bill>;
}

/** Refunds a second payment of the same bill automatically. Refunds import payments, so payments gets the function handed in. */
export type RefundSurplus = (
  tx: Tx,
  bill: Pick<Bill, 'ref' | 'payer'>,
  payment: Payment,
  at: Date,
) => Promise<unknown>;

/** Pays the payment of an order under review, which the order cannot accept, into the wallet. Handed in like `RefundSurplus`. */
export type ReturnLatePayment = (tx: Tx, attempt: PaidAttempt, at: Date) => Promise<void>;

/** Exactly one of the two columns is set. */
export interface BillColumns {
  readonly order_id: OrderId | null;
  readonly charge_reference: ChargeReference | null;
}

export const toBillColumns = (ref: BillRef): BillColumns => ({
  order_id: ref.kind === 'order' ? ref.id : null,
  charge_reference: ref.kind === 'charge' ? ref.id : null,
});

export const toBillRef = (row: BillColumns): BillRef => {
  if (row.order_id !== null) return { kind: 'order', id: row.order_id };
  if (row.charge_reference !== null) return { kind: 'charge', id: row.charge_reference };
  throw new Error('row has neither an order nor a charge');
};
