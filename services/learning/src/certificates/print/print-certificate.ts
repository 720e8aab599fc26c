import { formatDate, formatNumber, type Language } from '@sargam/chassis/formatting';
import { openPdf, type Pdf, type TextStyle } from '@sargam/chassis/pdf';
import { formatCertificateCode } from '../certificate-code.ts';
import { maxMark } from '../exam.ts';
import type { PrintedCertificate } from '../printed-certificate.ts';
import { certificateTexts } from './certificate-texts.ts';
import { drawQrCode } from './qr-code.ts';

/** A provided certificate. */
export interface CertificateContent {
  readonly printed: PrintedCertificate;
  readonly serial: string;
  readonly code: string;
  readonly providedAt: Date;
}

/** Edges of a landscape A4 page, in points. */
const edge = { left: 64, right: 778, top: 56, foot: 528 } as const;
const colour = { ink: '#13231f', quiet: '#495651', faint: '#5f6d67', brand: '#016151', line: '#c3cdc9' };
const qrSize = 96;

/** A page in one language. Bengali letters look smaller at the same size. */
interface Sheet {
  readonly pdf: Pdf;
  readonly language: Language;
}
const styleOf = ({ language }: Sheet, size: number, style: Partial<TextStyle> = {}): TextStyle => ({
  size: language === 'bn' ? size * 1.06 : size,
  colour: colour.ink,
  leading: 1.3,
  ...style,
});

/** Prints a certificate on a landscape A4 page. The same certificate gives the same bytes. */
export const printCertificate = async (
  content: CertificateContent,
  { language, siteUrl }: { readonly language: Language; readonly siteUrl: string },
): Promise<Buffer> => {
  const texts = certificateTexts[language];
  const { serial, providedAt: date } = content;
  const title = `${texts.title} ${serial}`;
  const pdf = await openPdf({ title, author: texts.brand, language, date, landscape: true });
  const sheet: Sheet = { pdf, language };
  drawHead(sheet);
  drawNames(sheet, content.printed);
  drawFields(sheet, content);
  drawCheck(sheet, content.code, siteUrl);
  return pdf.finish();
};

/** The string of the site's pages across the sheet, with the brand and the title above it. */
const drawHead = (sheet: Sheet): void => {
  const { brand, title } = certificateTexts[sheet.language];
  const y = edge.top + 22;
  sheet.pdf.drawText(brand, { x: edge.left, y }, styleOf(sheet, 26, { weight: 700 }));
  const right = { weight: 600, align: 'right', colour: colour.brand } as const;
  sheet.pdf.drawText(title, { x: edge.right, y }, styleOf(sheet, 26, right));
  sheet.pdf.drawBox(0, y + 18, sheet.pdf.width, 4, { fill: colour.ink });
};

/** The text in at most two lines, in the largest size between the two that fits. Returns the baseline of the last line. */
const drawFitted = (
  sheet: Sheet,
  text: string,
  y: number,
  [most, least]: readonly [number, number],
): number => {
  const { pdf } = sheet;
  const width = edge.right - edge.left;
  let size = most;
  while (size > least && pdf.measureWidth(text, styleOf(sheet, size, { weight: 700 })) > width) size -= 2;
  return pdf.drawText(text, { x: edge.left, y, width }, styleOf(sheet, size, { weight: 700, leading: 1.25 }));
};

const drawNames = (sheet: Sheet, { studentName, courseTitle, instructorName }: PrintedCertificate): void => {
  const { pdf, language } = sheet;
  const texts = certificateTexts[language];
  const quiet = styleOf(sheet, 14, { colour: colour.quiet });
  const { left: x, right } = edge;
  pdf.drawText(texts.before, { x, y: 146 }, quiet);
  const name = drawFitted(sheet, studentName, 194, [40, 22]);
  const after = pdf.drawText(texts.after, { x, y: name + 40, width: right - x }, quiet);
  const title = drawFitted(sheet, courseTitle[language] || courseTitle.en, after + 40, [28, 18]);
  const instructor = instructorName[language] || instructorName.en;
  pdf.drawText(
    `${texts.instructor}: ${instructor}`,
    { x, y: title + 32 },
    styleOf(sheet, 14, { weight: 500 }),
  );
};

const drawFields = (sheet: Sheet, { printed, serial, providedAt }: CertificateContent): void => {
  const { pdf, language } = sheet;
  const texts = certificateTexts[language];
  const mark = (value: number): string =>
    texts.mark(formatNumber(language, value), formatNumber(language, maxMark));
  const fields = [
    [texts.theory, mark(printed.theory)],
    [texts.practical, mark(printed.practical)],
    [texts.date, formatDate(language, providedAt)],
    [texts.serial, serial],
  ] as const;
  const width = (edge.right - edge.left - qrSize - 40) / fields.length;
  const top = edge.foot - 100;
  pdf.drawBox(edge.left, top, edge.right - edge.left, 0.75, { fill: colour.line });
  for (const [index, [label, value]] of fields.entries()) {
    const x = edge.left + index * width;
    pdf.drawText(label, { x, y: top + 26 }, styleOf(sheet, 10, { weight: 500, colour: colour.faint }));
    pdf.drawText(value, { x, y: top + 46, width: width - 8 }, styleOf(sheet, 13, { weight: 600 }));
  }
};

/** The address of the public page, as text and as a QR code. */
const drawCheck = (sheet: Sheet, code: string, siteUrl: string): void => {
  const { pdf, language } = sheet;
  const url = new URL(`/certificate/${code}`, siteUrl);
  const { path, width } = drawQrCode(url.href);
  pdf.drawPath(path, edge.right - qrSize, edge.foot - 88, { fill: '#000000', scale: qrSize / width });
  const style = styleOf(sheet, 10, { colour: colour.faint });
  pdf.drawText(certificateTexts[language].check, { x: edge.left, y: edge.foot - 16 }, style);
  const address = `${url.host}/certificate/${formatCertificateCode(code)}`;
  pdf.drawText(address, { x: edge.left, y: edge.foot }, styleOf(sheet, 11, { weight: 500 }));
};
