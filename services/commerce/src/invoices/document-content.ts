import type { PurchaseKind } from '../access/purchase-terms.ts';
import type { Tier } from '../courses/course.ts';
import type { Poisha } from '../money/poisha.ts';

/** A text in both languages of invoices. */
export interface LocalizedText {
  readonly en: string;
  readonly bn: string;
}

/** The seller's details from the settings at the time of issue. */
export interface InvoiceTerms {
  readonly sellerName: string;
  readonly sellerAddress: string;
  /** Business identification number; empty if not configured. */
  readonly vatBin: string;
  readonly vatPercent: number;
}

export interface InvoiceLine {
  readonly title: LocalizedText;
  /** Present for courses only. */
  readonly access?: { readonly tier: Tier; readonly days: number; readonly kind: PurchaseKind };
  readonly quantity: number;
  readonly amount: Poisha;
}

interface Common {
  readonly terms: InvoiceTerms;
  /** The order's or charge's number. */
  readonly reference: string;
  /** Payment method in the gateway's notation; `wallet` or `voucher` without a card payment. */
  readonly method: string;
  readonly vat: Poisha;
}

/** The printed values of an invoice. subtotal = wallet + discount + rounding + payable. */
export interface InvoiceContent extends Common {
  readonly kind: 'invoice';
  readonly lines: readonly InvoiceLine[];
  readonly subtotal: Poisha;
  readonly wallet: Poisha;
  readonly coupon?: { readonly code: string; readonly percent: number };
  readonly discount: Poisha;
  readonly rounding: Poisha;
  readonly payable: Poisha;
}

export const refundReasons = ['paid_twice', 'no_access', 'wrong_amount', 'broken', 'changed_mind'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** The printed values of a credit note. amount = wallet + card. */
export interface CreditNoteContent extends Common {
  readonly kind: 'credit-note';
  /** Absent for an imported order, which has no invoice. */
  readonly invoice?: { readonly number: string; readonly issuedAt: Date };
  readonly titles: readonly LocalizedText[];
  readonly reason: RefundReason;
  readonly amount: Poisha;
  readonly wallet: Poisha;
  readonly card: Poisha;
}

export type DocumentContent = InvoiceContent | CreditNoteContent;
export type DocumentKind = DocumentContent['kind'];

const series: Readonly<Record<DocumentKind, string>> = { invoice: 'INV', 'credit-note': 'CN' };

/** INV-000001, CN-000001. */
export const formatDocumentNumber = (kind: DocumentKind, serial: bigint): string =>
  `${series[kind]}-${String(serial).padStart(6, '0')}`;
