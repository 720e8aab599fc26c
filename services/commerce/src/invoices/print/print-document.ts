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
  paper: InvoiceDocument,
  { language, buyer, siteUrl }: PrintOptions,
): Promise<Buffer> => {
  const { number, content: facts, issuedAt } = paper;
  const pdf = await openPdf({ title: number, author: facts.terms.sellerName, language, date: issuedAt });
  const sheet = createSheet(pdf, { language, number, siteUrl });
  drawLetterhead(sheet, sheet.texts.titles[facts.kind], keysOf(sheet, paper));
  drawParties(sheet, facts, buyer);
  if (facts.kind === 'invoice') {
    drawInvoiceLines(sheet, facts.lines);
    drawInvoiceTotals(sheet, facts);
  } else {
    drawCreditedTitles(sheet, facts.titles);
    drawCreditNoteTotals(sheet, facts);
  }
  drawFooter(sheet);
  return pdf.finish();
};

const keysOf = (
  { texts: say, language }: Sheet,
  { number, content: facts, issuedAt }: InvoiceDocument,
): readonly HeaderField[] => [
  { label: say.number, value: number },
  { label: say.date, value: formatDate(language, issuedAt) },
  thirdKey({ texts: say, language }, facts),
];

const thirdKey = ({ texts: say }: Pick<Sheet, 'texts' | 'language'>, facts: DocumentContent): HeaderField =>
  facts.kind === 'invoice'
    ? { label: say.paidBy, value: paymentMethodName(say, facts.method) }
    : { label: say.forInvoice, value: facts.invoice?.number ?? facts.reference };
