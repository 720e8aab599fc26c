import type { InvoiceLine, LocalizedText } from '../document-content.ts';
import { formatMoney } from './format.ts';
import { alignRight, drawLine, ensureSpace, formatCount, type Sheet } from './sheet.ts';
import { barHeight, colour, edge } from './styles.ts';

const amountWidth = 110;
const titleWidth = edge.width - amountWidth - 24;

/** A row of the table: a title, what is said beneath it, and an amount where it has one. */
interface Row {
  readonly title: string;
  readonly beneath: string;
  readonly amount: string;
}

/** Everything that was bought, a row each. */
export const drawInvoiceLines = (sheet: Sheet, lines: readonly InvoiceLine[]): void => {
  const { language, texts: say } = sheet;
  head(sheet, say.item, say.amount);
  for (const line of lines) {
    drawRow(sheet, {
      title: line.title[language],
      beneath: beneathOf(sheet, line),
      amount: formatMoney(language, line.amount),
    });
  }
};

/** What was sold of which something goes back; the amounts are in the sums below. */
export const drawCreditedTitles = (sheet: Sheet, titles: readonly LocalizedText[]): void => {
  head(sheet, sheet.texts.back, '');
  for (const title of titles) drawRow(sheet, { title: title[sheet.language], beneath: '', amount: '' });
};

/** Gold · 180 days · upgrade, the difference; or 2 × ৳500.00. */
const beneathOf = (sheet: Sheet, { access, quantity, amount }: InvoiceLine): string => {
  const { texts: say, language } = sheet;
  if (access) {
    const facts = [say.tiers[access.tier], say.days(formatCount(sheet, access.days)), say.kinds[access.kind]];
    return facts.filter((fact) => fact !== '').join('  ·  ');
  }
  if (quantity === 1) return '';
  return say.times(formatCount(sheet, quantity), formatMoney(language, amount / BigInt(quantity)));
};

const head = (sheet: Sheet, title: string, amount: string): void => {
  ensureSpace(sheet, 80);
  const { pdf, y, styles: type } = sheet;
  pdf.drawBox(edge.left, y, edge.width, barHeight, { fill: colour.ink });
  pdf.drawBox(edge.left, y + barHeight, edge.width, 26, { fill: colour.sunken });
  pdf.drawText(title, { x: edge.left + 12, y: y + barHeight + 17 }, { ...type.label, colour: colour.quiet });
  pdf.drawText(
    amount,
    { x: edge.right - 12, y: y + barHeight + 17 },
    alignRight({ ...type.label, colour: colour.quiet }),
  );
  sheet.y = y + barHeight + 26;
};

const drawRow = (sheet: Sheet, { title, beneath, amount }: Row): void => {
  const { pdf, styles: type } = sheet;
  const titleLines = pdf.countLines(title, titleWidth, type.strong);
  const height = titleLines * type.strong.size * type.strong.leading + (beneath === '' ? 0 : 16) + 18;
  ensureSpace(sheet, height);
  const { y } = sheet;
  const below = pdf.drawText(title, { x: edge.left + 12, y: y + 21, width: titleWidth }, type.strong);
  pdf.drawText(beneath, { x: edge.left + 12, y: below + 16 }, type.small);
  pdf.drawText(amount, { x: edge.right - 12, y: y + 21 }, alignRight(type.strong));
  drawLine(sheet, y + height);
  sheet.y = y + height;
};
