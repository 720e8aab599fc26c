import { sum } from '../money/poisha.ts';
import type { Tx } from '../tables.ts';
import {
  chargeInvoiceContent,
  creditNoteContent,
  type GrantedRefund,
  type InvoicedCharge,
  type InvoicedOrder,
  orderInvoiceContent,
} from './build-content.ts';
import type { LocalizedText, SellerDetails } from './document-content.ts';
import {
  type DocumentSubject,
  findCreditNotes,
  findDocument,
  insertDocument,
  readSellerDetails,
} from './invoice-store.ts';

/** The invoiced sale: an order, or a charge of another service. */
export type Sale = { readonly order: InvoicedOrder } | { readonly charge: InvoicedCharge };

/**
 * Issues the invoice in the transaction that marks the sale paid (decision M14). Call it after all other locks, because the number's
 * row stays locked until the transaction ends.
 * @returns the invoice number, such as INV-000001.
 */
export const issueInvoice = (tx: Tx, sale: Sale, terms: SellerDetails, at: Date): Promise<string> => {
  const content =
    'order' in sale ? orderInvoiceContent(sale.order, terms) : chargeInvoiceContent(sale.charge, terms);
  return insertDocument(tx, content, { buyerId: buyerOf(sale), about: aboutOf(sale), at });
};

/**
 * Issues the credit note of a granted refund. Call it like `issueInvoice`. Not for payments that were never invoiced: a second
 * payment, or a payment under review.
 * @returns the credit note's number, such as CN-000001.
 */
export const issueCreditNote = async (
  tx: Tx,
  { refund, ...sale }: Sale & { readonly refund: GrantedRefund },
  at: Date,
): Promise<string> => {
  const about = aboutOf(sale);
  const [invoice, earlier, terms] = [
    await findDocument(tx, about),
    await findCreditNotes(tx, about),
    await readSellerDetails(tx),
  ];
  const content = creditNoteContent(
    refund,
    {
      reference: 'order' in sale ? sale.order.id : sale.charge.reference,
      titles: titlesOf(sale),
      method: 'order' in sale ? sale.order.method : sale.charge.method,
      invoice: invoice && {
        number: invoice.number,
        issuedAt: invoice.issuedAt,
        terms: invoice.content.terms,
      },
      creditedBefore: sum(
        earlier.map(({ content: note }) => (note.kind === 'credit-note' ? note.amount : 0n)),
      ),
    },
    terms,
  );
  return insertDocument(tx, content, {
    buyerId: buyerOf(sale),
    about: { ...about, refundId: refund.id },
    at,
  });
};

const buyerOf = (sale: Sale): string => ('order' in sale ? sale.order.studentId : sale.charge.payerId);

const aboutOf = (sale: Sale): DocumentSubject =>
  'order' in sale ? { orderId: sale.order.id } : { chargeReference: sale.charge.reference };

const titlesOf = (sale: Sale): LocalizedText[] =>
  'order' in sale ? sale.order.lines.map((line) => line.title) : [sale.charge.productName];
