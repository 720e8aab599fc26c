import { openPdf } from '@sargam/chassis/pdf';
import type { Buyer } from '../../people/buyer.ts';
import type { Facts } from '../facts.ts';
import type { Paper } from '../invoice-store.ts';
import { type Key, letterhead } from './letterhead.ts';
import { creditedTitles, invoiceLines } from './line-table.ts';
import { parties } from './parties.ts';
import { foot, openSheet, type Sheet } from './sheet.ts';
import { creditSums, invoiceSums } from './sums.ts';
import { dateIn, type Language } from './wording.ts';
import { methodIn } from './words.ts';

export interface Printing {
  readonly language: Language;
  readonly buyer: Buyer | undefined;
  readonly siteUrl: string;
}

/** An invoice or a credit note on A4; the same paper and buyer are the same bytes. */
export const printPaper = async (paper: Paper, { language, buyer, siteUrl }: Printing): Promise<Buffer> => {
  const { number, facts, issuedAt } = paper;
  const pdf = await openPdf({ title: number, author: facts.terms.sellerName, language, date: issuedAt });
  const sheet = openSheet(pdf, { language, number, siteUrl });
  letterhead(sheet, sheet.say.titles[facts.kind], keysOf(sheet, paper));
  parties(sheet, facts, buyer);
  if (facts.kind === 'invoice') {
    invoiceLines(sheet, facts.lines);
    invoiceSums(sheet, facts);
  } else {
    creditedTitles(sheet, facts.titles);
    creditSums(sheet, facts);
  }
  foot(sheet);
  return pdf.finish();
};

const keysOf = ({ say, language }: Sheet, { number, facts, issuedAt }: Paper): readonly Key[] => [
  { label: say.number, value: number },
  { label: say.date, value: dateIn(language, issuedAt) },
  thirdKey({ say, language }, facts),
];

const thirdKey = ({ say }: Pick<Sheet, 'say' | 'language'>, facts: Facts): Key =>
  facts.kind === 'invoice'
    ? { label: say.paidBy, value: methodIn(say, facts.method) }
    : { label: say.forInvoice, value: facts.invoice?.number ?? facts.reference };
