import type { Tx } from '@sargam/chassis/sql';
import type { PaymentOutcome } from '@sargam/proto/commerce/v1/payment';
import type { ChargeReference, OrderId, StudentId, TranId } from '../ids.ts';
import type { Cause } from '../orders/order-transitions.ts';
import type { Tables } from '../tables.ts';
import type { Receipt } from './verify-transaction.ts';

/** Which order of ours, or which charge of another service's, a card payment is for. */
export type BillRef =
  | { readonly kind: 'order'; readonly id: OrderId }
  | { readonly kind: 'charge'; readonly id: ChargeReference };

/**
 * What a card payment pays for, as settling sees it. What changes it wants it locked (`lockBill`), and answers it as
 * it stands afterwards; one that cannot end so stays as it is.
 */
export interface Bill {
  readonly ref: BillRef;
  readonly payer: StudentId;
  /** The account its money goes to once it is taken. */
  readonly incomeAccount: 'sales' | 'gift-cards';
  readonly canBePaid: boolean;
  /** Whether money that cannot be taken at once can wait here for a person. */
  readonly canBeReviewed: boolean;
  /** Holds again what it gave back when it ended unpaid; false where that is gone. */
  reacquireHolds(tx: Tx<Tables>, at: Date): Promise<boolean>;
  /** It is paid, with everything that follows from it. */
  markPaid(tx: Tx<Tables>, receipt: Receipt & { readonly tranId: TranId }, cause: Cause): Promise<Bill>;
  /** Its money came in and waits for a person. */
  putUnderReview(tx: Tx<Tables>, cause: Cause): Promise<Bill>;
  /** It ends unpaid. */
  close(tx: Tx<Tables>, end: 'fail' | 'cancel' | 'expire', cause: Cause): Promise<Bill>;
  /** What the buyer's browser is told. */
  readonly outcome: PaymentOutcome;
}
