import type { CreditNoteContent, InvoiceContent } from '../document-content.ts';
import { formatMoney, formatPercent } from './format.ts';
import { paymentMethodName } from './printed-texts.ts';
import { alignRight, ensureSpace, type Sheet } from './sheet.ts';
import { barHeight, colour, edge } from './styles.ts';

interface Sum {
  readonly label: string;
  readonly amount: bigint;
}

/** The lines follow the order of calculation: the wallet first, then the voucher on the remainder. */
export const drawInvoiceTotals = (sheet: Sheet, facts: InvoiceContent): void => {
  const { texts: say, language } = sheet;
  const { coupon, terms } = facts;
  const less = (label: string, amount: bigint): Sum[] => (amount > 0n ? [{ label, amount: -amount }] : []);
  const voucher = say.voucher(coupon?.code ?? '', formatPercent(language, coupon?.percent ?? 0));
  drawSums(sheet, {
    sums: [
      { label: say.subtotal, amount: facts.subtotal },
      ...less(say.wallet, facts.wallet),
      ...less(voucher, facts.discount),
      ...less(say.rounding, facts.rounding),
    ],
    total: {
      label: facts.payable > 0n ? say.paidWith(paymentMethodName(say, facts.method)) : say.paid,
      amount: facts.payable,
    },
    vat: vatOf(sheet, terms.vatPercent, facts.vat),
    note: facts.wallet > 0n ? say.vatNote : '',
  });
};

/** The wallet part is refunded to the wallet, the card part through the gateway. */
export const drawCreditNoteTotals = (sheet: Sheet, facts: CreditNoteContent): void => {
  const { texts: say } = sheet;
  // Beside the sums, where an invoice has nothing.
  beside(sheet, say.reason, say.reasons[facts.reason]);
  const part = (label: string, amount: bigint): Sum[] => (amount > 0n ? [{ label, amount }] : []);
  drawSums(sheet, {
    sums: [
      ...part(say.toWallet, facts.wallet),
      ...part(say.toCard(paymentMethodName(say, facts.method)), facts.card),
    ],
    total: { label: say.refunded, amount: facts.amount },
    vat: vatOf(sheet, facts.terms.vatPercent, facts.vat),
    note: '',
  });
};

const vatOf = ({ texts: say, language }: Sheet, percent: number, amount: bigint): Sum | undefined =>
  percent > 0 ? { label: say.vat(formatPercent(language, percent)), amount } : undefined;

interface Sums {
  readonly sums: readonly Sum[];
  readonly total: Sum;
  readonly vat: Sum | undefined;
  /** What the VAT is of, where that is more than the total. */
  readonly note: string;
}

const from = edge.left + 210;

const beside = (sheet: Sheet, label: string, words: string): void => {
  ensureSpace(sheet, 140);
  const { pdf, styles: type, y } = sheet;
  pdf.drawText(label, { x: edge.left + 12, y: y + 26 }, type.label);
  pdf.drawText(words, { x: edge.left + 12, y: y + 44, width: 180 }, type.strong);
};

const drawSums = (sheet: Sheet, { sums, total, vat, note }: Sums): void => {
  ensureSpace(sheet, sums.length * 21 + 100);
  const { pdf, language, styles: type } = sheet;
  let y = sheet.y + 26;
  const say = ({ label, amount }: Sum, style: Parameters<typeof alignRight>[0]): void => {
    pdf.drawText(label, { x: from, y }, style);
    pdf.drawText(
      formatMoney(language, amount),
      { x: edge.right - 12, y },
      alignRight({ ...style, colour: colour.ink }),
    );
  };
  for (const sum of sums) {
    say(sum, type.sum);
    y += 21;
  }
  pdf.drawBox(from, y - 8, edge.right - from, barHeight, { fill: colour.ink });
  y += 20;
  say(total, type.total);
  y += 24;
  if (vat) {
    say(vat, type.small);
    if (note !== '') pdf.drawText(note, { x: from, y: y + 14 }, type.small);
  }
  sheet.y = y + 20;
};
