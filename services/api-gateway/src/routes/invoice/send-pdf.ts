import type { Invoice } from '@sargam/proto/commerce/v1/invoices';
import type { Response } from 'express';

/** Sends the paper as a file named by its serial number; nobody between keeps it. */
export const sendPdf = (response: Response, { number, pdf }: Invoice): void => {
  // Only what a serial number is made of may reach a header.
  const name = number.replaceAll(/[^\w-]/g, '') || 'invoice';
  response.writeHead(200, {
    'content-type': 'application/pdf',
    'content-length': pdf.length,
    'content-disposition': `attachment; filename="${name}.pdf"`,
    'cache-control': 'private, no-store',
  });
  response.end(pdf);
};
