import { startOfDhakaDay } from '@sargam/chassis/calendar';
import { formatDate, formatMoney, type Language } from '@sargam/chassis/formatting';
import { openPdf, type Pdf, type TextStyle } from '@sargam/chassis/pdf';
import { monthDays, type Statement, type StatementEntry } from './statement.ts';
import { statementTexts } from './statement-texts.ts';

/** Edges of an A4 page, in points. */
const edge = { left: 48, right: 547, top: 48, bottom: 770, foot: 806 };
const dateWidth = 96;
const amountWidth = 96;
const ink = '#13231f';

/** A page that is filled from the top; `y` is the next baseline. */
interface Sheet {
  readonly pdf: Pdf;
  readonly language: Language;
  y: number;
}

/** Bengali letters look smaller at the same size. */
const styleOf = ({ language }: Sheet, size: number, style: Partial<TextStyle> = {}): TextStyle => ({
  size: language === 'bn' ? size * 1.06 : size,
  colour: ink,
  leading: 1.4,
  ...style,
});

/** Prints a statement on A4. The same statement gives the same bytes. */
export const printStatement = async (statement: Statement, language: Language): Promise<Buffer> => {
  const texts = statementTexts[language];
  const { first, next } = monthDays(statement.year, statement.month);
  const [from, until] = [startOfDhakaDay(first), startOfDhakaDay(next)];
  const name = statement.instructor.name[language] || statement.instructor.name.en;
  const lastDay = formatDate(language, new Date(until.getTime() - 1));
  const pdf = await openPdf({ title: `${texts.title} ${first.slice(0, 7)}`, language, date: until });
  const sheet: Sheet = { pdf, language, y: edge.top + 24 };
  pdf.drawText(texts.brand, { x: edge.left, y: sheet.y }, styleOf(sheet, 22, { weight: 700 }));
  pdf.drawText(
    texts.title,
    { x: edge.right, y: sheet.y },
    styleOf(sheet, 22, { weight: 700, align: 'right' }),
  );
  drawRule(sheet, 14, 3);
  drawAmountRow(sheet, name, `${formatDate(language, from)} – ${lastDay}`);
  drawRule(sheet, 10, 0.75);
  drawAmountRow(sheet, texts.opening, formatMoney(language, statement.opening));
  drawEntries(sheet, statement.entries);
  drawSums(sheet, statement);
  drawFooter(sheet);
  return pdf.finish();
};

const drawRule = (sheet: Sheet, gap: number, height: number): void => {
  sheet.pdf.drawBox(edge.left, sheet.y + gap, edge.right - edge.left, height, { fill: ink });
  sheet.y += gap + height + 20;
};

const drawFooter = (sheet: Sheet): void => {
  const { made } = statementTexts[sheet.language];
  sheet.pdf.drawText(made, { x: edge.left, y: edge.foot }, styleOf(sheet, 9));
};

const ensureSpace = (sheet: Sheet, height: number): void => {
  if (sheet.y + height <= edge.bottom) return;
  drawFooter(sheet);
  sheet.pdf.addPage();
  sheet.y = edge.top + 12;
};

const drawAmountRow = (sheet: Sheet, label: string, amount: string, strong = true): void => {
  ensureSpace(sheet, 20);
  const weight = strong ? 600 : 400;
  sheet.pdf.drawText(label, { x: edge.left, y: sheet.y }, styleOf(sheet, 10.5, { weight }));
  sheet.pdf.drawText(amount, { x: edge.right, y: sheet.y }, styleOf(sheet, 10.5, { weight, align: 'right' }));
  sheet.y += 18;
};

const drawEntries = (sheet: Sheet, entries: readonly StatementEntry[]): void => {
  const texts = statementTexts[sheet.language];
  const label = styleOf(sheet, 9, { weight: 500 });
  sheet.y += 6;
  sheet.pdf.drawText(texts.date, { x: edge.left, y: sheet.y }, label);
  sheet.pdf.drawText(texts.entry, { x: edge.left + dateWidth, y: sheet.y }, label);
  sheet.pdf.drawText(texts.amount, { x: edge.right, y: sheet.y }, { ...label, align: 'right' });
  drawRule(sheet, 6, 0.75);
  if (entries.length === 0) drawAmountRow(sheet, texts.empty, '', false);
  for (const entry of entries) drawEntry(sheet, entry);
};

const drawEntry = (sheet: Sheet, { kind, at, reference, title, amount }: StatementEntry): void => {
  const { pdf, language } = sheet;
  const style = styleOf(sheet, 10);
  const width = edge.right - edge.left - dateWidth - amountWidth;
  const course = title[language] || title.en;
  const words = [statementTexts[language].kinds[kind], course].filter((part) => part !== '').join(' · ');
  ensureSpace(sheet, pdf.countLines(words, width, style) * 15 + 16);
  pdf.drawText(formatDate(language, at), { x: edge.left, y: sheet.y, width: dateWidth }, style);
  pdf.drawText(formatMoney(language, amount), { x: edge.right, y: sheet.y }, { ...style, align: 'right' });
  const below = pdf.drawText(words, { x: edge.left + dateWidth, y: sheet.y, width }, style);
  pdf.drawText(
    reference,
    { x: edge.left + dateWidth, y: below + 13 },
    styleOf(sheet, 8, { colour: '#5f6d67' }),
  );
  sheet.y = below + 31;
};

const drawSums = (sheet: Sheet, { sums, closing }: Statement): void => {
  const { language } = sheet;
  const texts = statementTexts[language];
  drawRule(sheet, 0, 0.75);
  for (const kind of ['earning', 'reversal', 'payout'] as const)
    drawAmountRow(sheet, texts.sums[kind], formatMoney(language, sums[kind]), false);
  drawAmountRow(sheet, texts.closing, formatMoney(language, closing));
};
