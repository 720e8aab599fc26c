import type { PurchaseKind } from '../access/purchase-terms.ts';
import type { Offer } from '../courses/course.ts';
import type { OrderId, StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { RefundReason } from '../refund-reason.ts';
import type { CreditNoteContent, InvoiceContent, LocalizedText, SellerDetails } from './document-content.ts';
import { includedVat, includedVatOfPart } from './vat.ts';

/** The values of a paid order that its invoice needs. */
export interface InvoicedOrder {
  readonly id: OrderId;
  readonly studentId: StudentId;
  readonly lines: readonly {
    readonly title: LocalizedText;
    readonly offer: Offer;
    readonly kind: PurchaseKind;
  }[];
  readonly subtotal: Poisha;
  readonly walletUsed: Poisha;
  readonly coupon: { readonly code: string; readonly percent: number } | undefined;
  readonly discount: Poisha;
  readonly rounding: Poisha;
  readonly payable: Poisha;
  readonly method: string;
}

/** The values of a paid charge that its invoice needs. */
export interface InvoicedCharge {
  readonly reference: string;
  readonly payerId: string;
  readonly productName: LocalizedText;
  readonly quantity: number;
  readonly amount: Poisha;
  readonly method: string;
}

/** The wallet and card payments for a course include VAT. No VAT is charged when money enters the wallet (README, Invoices). */
export const orderInvoiceContent = (order: InvoicedOrder, terms: SellerDetails): InvoiceContent => ({
  kind: 'invoice',
  terms,
  reference: order.id,
  lines: order.lines.map(({ title, offer, kind }) => ({
    title,
    access: { tier: offer.tier, days: offer.validityDays, kind },
    quantity: 1,
    amount: offer.price,
  })),
  subtotal: order.subtotal,
  wallet: order.walletUsed,
  coupon: order.coupon && { code: order.coupon.code, percent: order.coupon.percent },
  discount: order.discount,
  rounding: order.rounding,
  payable: order.payable,
  method: order.method,
  vat: includedVat(order.walletUsed + order.payable, terms.vatPercent),
});

/** A gift card's invoice has no VAT. The VAT is charged when a course is bought with the gift card. */
export const chargeInvoiceContent = (charge: InvoicedCharge, terms: SellerDetails): InvoiceContent => ({
  kind: 'invoice',
  terms: { ...terms, vatPercent: 0 },
  reference: charge.reference,
  lines: [{ title: charge.productName, quantity: charge.quantity, amount: charge.amount }],
  subtotal: charge.amount,
  wallet: 0n,
  discount: 0n,
  rounding: 0n,
  payable: charge.amount,
  method: charge.method,
  vat: 0n,
});

/** The values of a granted refund that its credit note needs. amount = wallet + card. */
export interface GrantedRefund {
  readonly id: string;
  readonly reason: RefundReason;
  readonly amount: Poisha;
  readonly wallet: Poisha;
  readonly card: Poisha;
}

/** The invoiced sale, and the sum of its earlier credit notes. */
export interface CreditedSale {
  readonly reference: string;
  readonly titles: readonly LocalizedText[];
  readonly method: string;
  readonly invoice:
    | { readonly number: string; readonly issuedAt: Date; readonly terms: SellerDetails }
    | undefined;
  readonly creditedBefore: Poisha;
}

/** Uses the terms of the invoice, so VAT is refunded at the rate at which it was charged. */
export const creditNoteContent = (
  refund: GrantedRefund,
  sale: CreditedSale,
  currentTerms: SellerDetails,
): CreditNoteContent => {
  const terms = sale.invoice?.terms ?? { ...currentTerms, vatPercent: 0 };
  return {
    kind: 'credit-note',
    terms,
    reference: sale.reference,
    invoice: sale.invoice && { number: sale.invoice.number, issuedAt: sale.invoice.issuedAt },
    titles: sale.titles,
    reason: refund.reason,
    amount: refund.amount,
    wallet: refund.wallet,
    card: refund.card,
    method: sale.method,
    vat: includedVatOfPart(refund.amount, sale.creditedBefore, terms.vatPercent),
  };
};
