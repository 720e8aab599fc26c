import { z } from 'zod';
import { purchaseKinds } from '../access/purchase-terms.ts';
import { tiers } from '../courses/course.ts';
import { refundReasons } from '../refund-reason.ts';

// Documents are stored as JSON. Amounts are stored as text, because JSON numbers cannot hold every bigint.
const poisha = z.string().transform(BigInt);

/** A text in both languages of invoices. */
const localizedText = z.object({ en: z.string(), bn: z.string() });
export type LocalizedText = z.output<typeof localizedText>;

/** The seller's details from the settings at the time of issue. `vatBin`: business identification number; empty if not configured. */
const sellerDetails = z.object({
  sellerName: z.string(),
  sellerAddress: z.string(),
  /** Empty if not configured, and in documents that were stored before this field. */
  sellerContact: z.string().default(''),
  vatBin: z.string(),
  vatPercent: z.number(),
});
export type SellerDetails = z.output<typeof sellerDetails>;

/** `access` is present for courses only. */
const invoiceLine = z.object({
  title: localizedText,
  access: z.object({ tier: z.enum(tiers), days: z.number(), kind: z.enum(purchaseKinds) }).optional(),
  quantity: z.number(),
  amount: poisha,
});
export type InvoiceLine = z.output<typeof invoiceLine>;

const common = {
  terms: sellerDetails,
  /** The order's or charge's number. */
  reference: z.string(),
  /** Payment method in the gateway's notation; `wallet` or `voucher` without a card payment. */
  method: z.string(),
  vat: poisha,
};

/** The printed values of an invoice. subtotal = wallet + discount + rounding + payable. */
const invoiceContent = z.object({
  ...common,
  kind: z.literal('invoice'),
  lines: z.array(invoiceLine),
  subtotal: poisha,
  wallet: poisha,
  coupon: z.object({ code: z.string(), percent: z.number() }).optional(),
  discount: poisha,
  rounding: poisha,
  payable: poisha,
});
export type InvoiceContent = z.output<typeof invoiceContent>;

/** The printed values of a credit note. amount = wallet + card. */
const creditNoteContent = z.object({
  ...common,
  kind: z.literal('credit-note'),
  /** Absent for an imported order, which has no invoice. */
  invoice: z.object({ number: z.string(), issuedAt: z.coerce.date() }).optional(),
  titles: z.array(localizedText).readonly(),
  reason: z.enum(refundReasons),
  amount: poisha,
  wallet: poisha,
  card: poisha,
});
export type CreditNoteContent = z.output<typeof creditNoteContent>;

const documentContent = z.discriminatedUnion('kind', [invoiceContent, creditNoteContent]);
export type DocumentContent = z.output<typeof documentContent>;
export type DocumentKind = DocumentContent['kind'];

export const serializeContent = (content: DocumentContent): string =>
  JSON.stringify(content, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/** @throws if the JSON was not written by a version of this service. */
export const parseContent = (json: unknown): DocumentContent => documentContent.parse(json);

const series = { invoice: 'INV', 'credit-note': 'CN' } as const satisfies Record<DocumentKind, string>;

/** INV-000001, CN-000001. */
export const formatDocumentNumber = (kind: DocumentKind, serial: bigint): string =>
  `${series[kind]}-${String(serial).padStart(6, '0')}`;
