import type { Pdf, TextStyle } from '@sargam/chassis/pdf';
import { formatNumber, type Language } from './format.ts';
import { type PrintedTexts, printedTexts } from './printed-texts.ts';
import { barHeight, colour, edge, type TextStyles, textStylesFor } from './styles.ts';

/** A page being filled from the top; `y` is where the next thing may begin. */
export interface Sheet {
  readonly pdf: Pdf;
  readonly texts: PrintedTexts;
  readonly styles: TextStyles;
  readonly language: Language;
  readonly number: string;
  /** The site, as a page's foot names it. */
  readonly site: string;
  y: number;
}

export const createSheet = (
  pdf: Pdf,
  about: { readonly language: Language; readonly number: string; readonly siteUrl: string },
): Sheet => ({
  pdf,
  language: about.language,
  number: about.number,
  site: new URL(about.siteUrl).host,
  texts: printedTexts[about.language],
  styles: textStylesFor(about.language),
  y: edge.top,
});

/** Goes to a new page where the rest of this one is too short; answers whether it did. */
export const ensureSpace = (sheet: Sheet, height: number): boolean => {
  if (sheet.y + height <= edge.bottom) return false;
  drawFooter(sheet);
  sheet.pdf.addPage();
  sheet.pdf.drawText(sheet.number, { x: edge.left, y: edge.top }, sheet.styles.label);
  drawBar(sheet.pdf, edge.top + 10);
  sheet.y = edge.top + 10 + barHeight;
  return true;
};

/** The string across the whole page. */
export const drawBar = (pdf: Pdf, y: number): void =>
  pdf.drawBox(0, y, pdf.width, barHeight, { fill: colour.ink });

export const drawLine = (sheet: Sheet, y: number, from: number = edge.left): void =>
  sheet.pdf.drawBox(from, y, edge.right - from, 0.75, { fill: colour.line });

export const alignRight = (style: TextStyle): TextStyle => ({ ...style, align: 'right' });

/** The foot of a page that is finished. */
export const drawFooter = (sheet: Sheet): void => {
  const { pdf, texts: say, site, styles: type } = sheet;
  drawLine(sheet, edge.foot - 16);
  pdf.drawText(say.made, { x: edge.left, y: edge.foot }, type.small);
  pdf.drawText(site, { x: edge.right, y: edge.foot }, alignRight(type.small));
};

export const formatCount = (sheet: Sheet, value: number): string => formatNumber(sheet.language, value);
