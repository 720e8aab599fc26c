import type { Response } from 'express';

/** Sends a PDF as a download named after its serial number. Shared caches do not store it. */
export const sendPdf = (response: Response, number: string, pdf: Uint8Array): void => {
  // The header may contain only the characters of a serial number.
  const name = number.replaceAll(/[^\w-]/g, '') || 'document';
  response.writeHead(200, {
    'content-type': 'application/pdf',
    'content-length': pdf.length,
    'content-disposition': `attachment; filename="${name}.pdf"`,
    'cache-control': 'private, no-store',
  });
  response.end(pdf);
};
