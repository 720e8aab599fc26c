import type { Pdf, TextStyle } from '@sargam/chassis/pdf';
import { colour, edge, string, type Type, typeIn } from './look.ts';
import { type Language, numberIn } from './wording.ts';
import { type Words, words } from './words.ts';

/** A page being filled from the top; `y` is where the next thing may begin. */
export interface Sheet {
  readonly pdf: Pdf;
  readonly say: Words;
  readonly type: Type;
  readonly language: Language;
  readonly number: string;
  /** The site, as a page's foot names it. */
  readonly site: string;
  y: number;
}

export const openSheet = (
  pdf: Pdf,
  about: { readonly language: Language; readonly number: string; readonly siteUrl: string },
): Sheet => ({
  pdf,
  language: about.language,
  number: about.number,
  site: new URL(about.siteUrl).host,
  say: words[about.language],
  type: typeIn(about.language),
  y: edge.top,
});

/** Goes to a new page where the rest of this one is too short; answers whether it did. */
export const need = (sheet: Sheet, height: number): boolean => {
  if (sheet.y + height <= edge.bottom) return false;
  foot(sheet);
  sheet.pdf.page();
  sheet.pdf.text(sheet.number, { x: edge.left, y: edge.top }, sheet.type.label);
  drawString(sheet.pdf, edge.top + 10);
  sheet.y = edge.top + 10 + string;
  return true;
};

/** The string across the whole page. */
export const drawString = (pdf: Pdf, y: number): void =>
  pdf.box(0, y, pdf.width, string, { fill: colour.ink });

export const rule = (sheet: Sheet, y: number, from: number = edge.left): void =>
  sheet.pdf.box(from, y, edge.right - from, 0.75, { fill: colour.line });

export const right = (style: TextStyle): TextStyle => ({ ...style, align: 'right' });

/** The foot of a page that is finished. */
export const foot = (sheet: Sheet): void => {
  const { pdf, say, site, type } = sheet;
  rule(sheet, edge.foot - 16);
  pdf.text(say.made, { x: edge.left, y: edge.foot }, type.small);
  pdf.text(site, { x: edge.right, y: edge.foot }, right(type.small));
};

export const count = (sheet: Sheet, value: number): string => numberIn(sheet.language, value);
