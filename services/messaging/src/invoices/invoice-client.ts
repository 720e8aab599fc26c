import { undefinedOn } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import { type GetInvoiceRequest, InvoiceServiceDefinition } from '@sargam/proto/commerce/v1/invoices';
import type { Attachment, Language } from '../mails/mail.ts';

/** Milliseconds. The PDF is printed for each request, fonts included. */
const printTimeoutMs = 10_000;

/** Prints the invoice of a sale at commerce; undefined if there is none. A PDF is mailed and never stored here. */
export type PrintInvoice = (
  subject: NonNullable<GetInvoiceRequest['subject']>,
  language: Language,
) => Promise<Attachment | undefined>;

export const createInvoiceClient = (service: Service, address: string): PrintInvoice => {
  const invoices = service.client(InvoiceServiceDefinition, address, { retryable: ['getInvoice'] });
  return (subject, language) =>
    undefinedOn({ kind: 'not_found' }, () =>
      service.runAsService(async () => {
        const { number, pdf } = await invoices.getInvoice(
          { subject, language },
          { timeoutMs: printTimeoutMs },
        );
        return { filename: `${number}.pdf`, content: Buffer.from(pdf), contentType: 'application/pdf' };
      }),
    );
};
