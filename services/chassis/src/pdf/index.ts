export type { Weight } from './faces.ts';
export { openPdf } from './open-pdf.ts';
export type { Look, Pdf, PdfOptions, Place, TextStyle } from './pdf.ts';
