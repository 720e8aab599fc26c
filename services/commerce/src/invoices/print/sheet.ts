import type { Pdf, TextStyle } from '@sargam/chassis/pdf';
import { formatNumber, type Language } from './format.ts';
import { type PrintedTexts, printedTexts } from './printed-texts.ts';
import { barHeight, colour, edge, type TextStyles, textStylesFor } from './styles.ts';

/** A page that is filled from the top; `y` is the next free position in points. */
export interface Sheet {
  readonly pdf: Pdf;
  readonly texts: PrintedTexts;
  readonly styles: TextStyles;
  readonly language: Language;
  readonly number: string;
  /** Host of the site, printed in the footer. */
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

/** Starts a new page if the rest of the page is shorter than `height`. Returns whether it did. */
export const ensureSpace = (sheet: Sheet, height: number): boolean => {
  if (sheet.y + height <= edge.bottom) return false;
  drawFooter(sheet);
  sheet.pdf.addPage();
  sheet.pdf.drawText(sheet.number, { x: edge.left, y: edge.top }, sheet.styles.label);
  drawBar(sheet.pdf, edge.top + 10);
  sheet.y = edge.top + 10 + barHeight;
  return true;
};

/** Draws the bar across the page. */
export const drawBar = (pdf: Pdf, y: number): void =>
  pdf.drawBox(0, y, pdf.width, barHeight, { fill: colour.ink });

export const drawLine = (sheet: Sheet, y: number, from: number = edge.left): void =>
  sheet.pdf.drawBox(from, y, edge.right - from, 0.75, { fill: colour.line });

export const alignRight = (style: TextStyle): TextStyle => ({ ...style, align: 'right' });

/** Draws the footer of a finished page. */
export const drawFooter = (sheet: Sheet): void => {
  const { pdf, texts, site, styles } = sheet;
  drawLine(sheet, edge.foot - 16);
  pdf.drawText(texts.made, { x: edge.left, y: edge.foot }, styles.small);
  pdf.drawText(site, { x: edge.right, y: edge.foot }, alignRight(styles.small));
};

export const formatCount = (sheet: Sheet, value: number): string => formatNumber(sheet.language, value);
