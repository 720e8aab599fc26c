import { openPdf } from '@sargam/chassis/pdf';
import type { Buyer } from '../../people/identity.ts';
import type { DocumentContent } from '../document-content.ts';
import type { InvoiceDocument } from '../invoice-store.ts';
import { formatDate, type Language } from './format.ts';
import { drawLetterhead, type HeaderField } from './letterhead.ts';
import { drawCreditedTitles, drawInvoiceLines } from './line-table.ts';
import { drawParties } from './parties.ts';
import { paymentMethodName } from './printed-texts.ts';
import { createSheet, drawFooter, type Sheet } from './sheet.ts';
import { drawCreditNoteTotals, drawInvoiceTotals } from './totals.ts';

export interface PrintOptions {
  readonly language: Language;
  readonly buyer: Buyer | undefined;
  readonly siteUrl: string;
}

/** Prints an invoice or a credit note on A4. The same document and buyer give the same bytes. */
export const printDocument = async (
  document: InvoiceDocument,
  { language, buyer, siteUrl }: PrintOptions,
): Promise<Buffer> => {
  const { number, content, issuedAt } = document;
  const pdf = await openPdf({ title: number, author: content.terms.sellerName, language, date: issuedAt });
  const sheet = createSheet(pdf, { language, number, siteUrl });
  drawLetterhead(sheet, sheet.texts.titles[content.kind], headerFields(sheet, document));
  drawParties(sheet, content, buyer);
  if (content.kind === 'invoice') {
    drawInvoiceLines(sheet, content.lines);
    drawInvoiceTotals(sheet, content);
  } else {
    drawCreditedTitles(sheet, content.titles);
    drawCreditNoteTotals(sheet, content);
  }
  drawFooter(sheet);
  return pdf.finish();
};

const headerFields = (
  { texts, language }: Sheet,
  { number, content, issuedAt }: InvoiceDocument,
): readonly HeaderField[] => [
  { label: texts.number, value: number },
  { label: texts.date, value: formatDate(language, issuedAt) },
  methodOrInvoice(texts, content),
];

const methodOrInvoice = (texts: Sheet['texts'], content: DocumentContent): HeaderField =>
  content.kind === 'invoice'
    ? { label: texts.paidBy, value: paymentMethodName(texts, content.method) }
    : { label: texts.forInvoice, value: content.invoice?.number ?? content.reference };
