import type { InvoiceLine, LocalizedText } from '../document-content.ts';
import { formatMoney } from './format.ts';
import { alignRight, drawLine, ensureSpace, formatCount, type Sheet } from './sheet.ts';
import { barHeight, colour, edge } from './styles.ts';

const amountWidth = 110;
const titleWidth = edge.width - amountWidth - 24;

/** A row of the table. `details` is printed below the title. Texts may be empty. */
interface Row {
  readonly title: string;
  readonly details: string;
  readonly amount: string;
}

/** Draws a row for each bought item. */
export const drawInvoiceLines = (sheet: Sheet, lines: readonly InvoiceLine[]): void => {
  const { language, texts } = sheet;
  drawHead(sheet, texts.item, texts.amount);
  for (const line of lines) {
    drawRow(sheet, {
      title: line.title[language],
      details: detailsOf(sheet, line),
      amount: formatMoney(language, line.amount),
    });
  }
};

/** Draws the refunded items. Their amounts are in the totals. */
export const drawCreditedTitles = (sheet: Sheet, titles: readonly LocalizedText[]): void => {
  drawHead(sheet, sheet.texts.back, '');
  for (const title of titles) drawRow(sheet, { title: title[sheet.language], details: '', amount: '' });
};

/** Gold · 180 days · upgrade, the difference; or 2 × ৳500.00. */
const detailsOf = (sheet: Sheet, { access, quantity, amount }: InvoiceLine): string => {
  const { texts, language } = sheet;
  if (access) {
    const parts = [
      texts.tiers[access.tier],
      texts.days(formatCount(sheet, access.days)),
      texts.kinds[access.kind],
    ];
    return parts.filter((part) => part !== '').join('  ·  ');
  }
  if (quantity === 1) return '';
  return texts.times(formatCount(sheet, quantity), formatMoney(language, amount / BigInt(quantity)));
};

const drawHead = (sheet: Sheet, title: string, amount: string): void => {
  ensureSpace(sheet, 80);
  const { pdf, y, styles } = sheet;
  pdf.drawBox(edge.left, y, edge.width, barHeight, { fill: colour.ink });
  pdf.drawBox(edge.left, y + barHeight, edge.width, 26, { fill: colour.sunken });
  pdf.drawText(
    title,
    { x: edge.left + 12, y: y + barHeight + 17 },
    { ...styles.label, colour: colour.quiet },
  );
  pdf.drawText(
    amount,
    { x: edge.right - 12, y: y + barHeight + 17 },
    alignRight({ ...styles.label, colour: colour.quiet }),
  );
  sheet.y = y + barHeight + 26;
};

const drawRow = (sheet: Sheet, { title, details, amount }: Row): void => {
  const { pdf, styles } = sheet;
  const titleLines = pdf.countLines(title, titleWidth, styles.strong);
  const height = titleLines * styles.strong.size * styles.strong.leading + (details === '' ? 0 : 16) + 18;
  ensureSpace(sheet, height);
  const { y } = sheet;
  const bottomY = pdf.drawText(title, { x: edge.left + 12, y: y + 21, width: titleWidth }, styles.strong);
  pdf.drawText(details, { x: edge.left + 12, y: bottomY + 16 }, styles.small);
  pdf.drawText(amount, { x: edge.right - 12, y: y + 21 }, alignRight(styles.strong));
  drawLine(sheet, y + height);
  sheet.y = y + height;
};
