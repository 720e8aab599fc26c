import type { Columns, Tx as TxOn } from '@sargam/chassis/sql';
import type { ColumnType, Generated, JSONColumnType, Kysely } from 'kysely';
import type { AccessPeriod } from './access/access-period.ts';
import type { CartItem } from './cart/cart.ts';
import type { CardDetails, Charge, ChargeState } from './charges/charge.ts';
import type { Coupon } from './coupons/coupon.ts';
import type { CouponUseState } from './coupons/coupon-use-store.ts';
import type { Offer } from './courses/course.ts';
import type { HistoryEntry } from './history.ts';
import type { ChargeReference, CouponId, CourseId, OrderId, RefundId, StudentId, TranId } from './ids.ts';
import type { DocumentKind, SellerDetails } from './invoices/document-content.ts';
import type { Poisha } from './money/poisha.ts';
import type { Order, OrderState } from './orders/order.ts';
import type { QuotedLine } from './orders/quote.ts';
import type { BillColumns } from './payments/bill.ts';
import type { Payment } from './payments/payment.ts';
import type { Receipt } from './payments/verify-transaction.ts';
import type { Referral, ReferralState } from './referrals/referral.ts';
import type { Refund } from './refunds/refund.ts';
import type { RefundAttemptState } from './refunds/refund-attempt-store.ts';
import type { Account, Bucket } from './wallet/ledger.ts';
import type { HoldState } from './wallet/wallet-holds.ts';

/** An access period as JSON: dates are ISO texts. */
export type StoredPeriod = Omit<AccessPeriod, 'startsAt' | 'endsAt'> & {
  readonly startsAt: string;
  readonly endsAt: string;
};

type HistoryColumns<State> = Columns<Omit<HistoryEntry, 'at'>> & {
  id: Generated<bigint>;
  state: State;
  occurred_at: Date;
};

/** All tables of the service's database. */
export interface Tables {
  orders: Columns<Omit<Order, 'lines' | 'coupon' | 'placedBy' | 'withoutWallet'>> & {
    /** `withoutWallet` of the order. */
    keep_wallet: boolean;
    placed_by: string | null;
    coupon_id: CouponId | null;
    coupon_code: string;
    coupon_percent: number;
    import_reference: string | null;
  };
  waiting_imports: {
    reference: string;
    request: Buffer;
    payable: Poisha;
    requested_by: string;
    requested_at: Date;
    expires_at: Date;
    accepted_by: string | null;
    accepted_at: Date | null;
  };
  order_lines: Columns<Omit<QuotedLine, 'title' | 'offer' | 'upgrades'> & Offer> & {
    order_id: OrderId;
    position: number;
    title_en: string;
    title_bn: string;
    upgrades_order_id: OrderId | null;
  };
  order_history: HistoryColumns<OrderState> & { order_id: OrderId };

  charges: Columns<Omit<Charge, 'product' | 'card'> & CardDetails> & {
    product_name: string;
    product_name_bn: string;
  };
  charge_history: HistoryColumns<ChargeState> & { charge_reference: ChargeReference };

  payments: Columns<Omit<Payment, 'bill'>> &
    BillColumns &
    Columns<Pick<Receipt, 'method' | 'cardIssuer' | 'cardCategory'>> & {
      attempt: number;
      session_key: string;
      val_id: string | null;
      bank_tran_id: string | null;
      received: Poisha | null;
      closed_at: Date | null;
      next_check_at: Date | null;
    };

  refunds: Columns<Omit<Refund, 'bill'>> & BillColumns & { next_step_at: Date | null };
  refund_attempts: {
    refund_trans_id: string;
    refund_id: RefundId;
    tran_id: TranId;
    amount: Poisha;
    state: RefundAttemptState;
    refund_ref_id: Generated<string | null>;
    failure_reason: Generated<string>;
    opened_at: Date;
    closed_at: Generated<Date | null>;
  };

  wallets: { student_id: StudentId; opened_at: Generated<Date> };
  accounts: {
    id: string;
    kind: Account['kind'];
    student_id: StudentId | null;
    bucket: Bucket | null;
    expires_at: Date | null;
  };
  movements: {
    id: string;
    key: string;
    kind: string;
    student_id: StudentId | null;
    order_id: OrderId | null;
    reason: string;
    occurred_at: Date;
  };
  entries: { id: Generated<bigint>; movement_id: string; account_id: string; amount: Poisha };
  wallet_holds: { id: string; order_id: OrderId; student_id: StudentId; amount: Poisha; state: HoldState };

  referrals: Columns<Referral> & {
    first_name: string;
    state: ReferralState;
    joined_at: Date;
    earned_at: Date | null;
    order_id: OrderId | null;
  };
  held_rewards: { hold_id: string; invitee: StudentId; amount: Poisha };

  coupons: Columns<Omit<Coupon, 'used'>> & {
    code_key: string;
    used: Generated<number>;
    reserved: Generated<number>;
    expires_at: Date;
    created_by: string;
    deleted_at: ColumnType<Date | null, never, Date>;
  };
  coupon_uses: { coupon_id: CouponId; order_id: OrderId; student_id: StudentId; state: CouponUseState };

  invoice_numbers: { kind: DocumentKind; last: bigint };
  invoice_terms: Columns<Omit<SellerDetails, 'vatPercent'>> & {
    only_row: Generated<boolean>;
    vat_percent: ColumnType<string, number, number>;
  };
  invoices: {
    kind: DocumentKind;
    serial: bigint;
    buyer_id: string;
    order_id: string | null;
    charge_reference: string | null;
    refund_id: string | null;
    content: ColumnType<unknown, string, never>;
    issued_at: Date;
  };

  access: {
    student_id: StudentId;
    course_id: string;
    /** The number of decisions about this access, from 1. */
    version: bigint;
    periods: JSONColumnType<readonly StoredPeriod[]>;
    refunded_at: Date | null;
  };
  cart_lines: Columns<CartItem> & { student_id: StudentId };
  wishlist_lines: { student_id: StudentId; course_id: CourseId; added_at: Date };
}

/** A connection, or a transaction. */
export type Db = Kysely<Tables>;
export type Tx = TxOn<Tables>;
