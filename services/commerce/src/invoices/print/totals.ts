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
export const drawInvoiceTotals = (sheet: Sheet, content: InvoiceContent): void => {
  const { texts, language } = sheet;
  const { coupon, terms } = content;
  const less = (label: string, amount: bigint): Sum[] => (amount > 0n ? [{ label, amount: -amount }] : []);
  const voucher = texts.voucher(coupon?.code ?? '', formatPercent(language, coupon?.percent ?? 0));
  drawSums(sheet, {
    sums: [
      { label: texts.subtotal, amount: content.subtotal },
      ...less(texts.wallet, content.wallet),
      ...less(voucher, content.discount),
      ...less(texts.rounding, content.rounding),
    ],
    total: {
      label: content.payable > 0n ? texts.paidWith(paymentMethodName(texts, content.method)) : texts.paid,
      amount: content.payable,
    },
    vat: vatOf(sheet, terms.vatPercent, content.vat),
    note: content.wallet > 0n ? texts.vatNote : '',
  });
};

/** The wallet part is refunded to the wallet, the card part through the gateway. */
export const drawCreditNoteTotals = (sheet: Sheet, content: CreditNoteContent): void => {
  const { texts } = sheet;
  drawReason(sheet, texts.reason, texts.reasons[content.reason]);
  const part = (label: string, amount: bigint): Sum[] => (amount > 0n ? [{ label, amount }] : []);
  drawSums(sheet, {
    sums: [
      ...part(texts.toWallet, content.wallet),
      ...part(texts.toCard(paymentMethodName(texts, content.method)), content.card),
    ],
    total: { label: texts.refunded, amount: content.amount },
    vat: vatOf(sheet, content.terms.vatPercent, content.vat),
    note: '',
  });
};

const vatOf = ({ texts, language }: Sheet, percent: number, amount: bigint): Sum | undefined =>
  percent > 0 ? { label: texts.vat(formatPercent(language, percent)), amount } : undefined;

interface Sums {
  readonly sums: readonly Sum[];
  readonly total: Sum;
  readonly vat: Sum | undefined;
  /** The amount that the VAT is of, if it is more than the total. */
  readonly note: string;
}

const labelX = edge.left + 210;

/** Draws the reason to the left of the sums. */
const drawReason = (sheet: Sheet, label: string, text: string): void => {
  ensureSpace(sheet, 140);
  const { pdf, styles, y } = sheet;
  pdf.drawText(label, { x: edge.left + 12, y: y + 26 }, styles.label);
  pdf.drawText(text, { x: edge.left + 12, y: y + 44, width: 180 }, styles.strong);
};

const drawSums = (sheet: Sheet, { sums, total, vat, note }: Sums): void => {
  ensureSpace(sheet, sums.length * 21 + 100);
  const { pdf, language, styles } = sheet;
  let y = sheet.y + 26;
  const drawSum = ({ label, amount }: Sum, style: Parameters<typeof alignRight>[0]): void => {
    pdf.drawText(label, { x: labelX, y }, style);
    pdf.drawText(
      formatMoney(language, amount),
      { x: edge.right - 12, y },
      alignRight({ ...style, colour: colour.ink }),
    );
  };
  for (const sum of sums) {
    drawSum(sum, styles.sum);
    y += 21;
  }
  pdf.drawBox(labelX, y - 8, edge.right - labelX, barHeight, { fill: colour.ink });
  y += 20;
  drawSum(total, styles.total);
  y += 24;
  if (vat) {
    drawSum(vat, styles.small);
    if (note !== '') pdf.drawText(note, { x: labelX, y: y + 14 }, styles.small);
  }
  sheet.y = y + 20;
};
