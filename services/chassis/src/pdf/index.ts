export type { FontWeight } from './font-files.ts';
export { openPdf } from './open-pdf.ts';
export type { Pdf, PdfOptions, ShapeStyle, TextPosition, TextStyle } from './pdf.ts';
