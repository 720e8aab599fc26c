import { domainError } from '@sargam/chassis/errors';
import { requireOwner } from '@sargam/chassis/service';
import type { GetInvoiceRequest, InvoiceServiceImplementation } from '@sargam/proto/commerce/v1/invoices';
import type { Deps } from '../deps.ts';
import { type DocumentSubject, findDocument } from './invoice-store.ts';
import { printDocument } from './print/print-document.ts';

/** PDFs are printed on each call from the content that was stored with the number. No PDF is stored. */
export const invoiceHandlers = (deps: Deps): InvoiceServiceImplementation => ({
  async getInvoice(request, context) {
    const document = await findDocument(deps.database.db, parseSubject(request));
    // The service is messaging, which mails the invoice to its buyer.
    requireOwner(context, document?.buyerId, ['admin', 'service']);
    if (!document) throw domainError.notFound('invoice-not-found', 'There is no invoice for this.');
    const buyer = await deps.findBuyer(document.buyerId);
    const language = request.language === 'bn' ? 'bn' : 'en';
    return {
      number: document.number,
      pdf: await printDocument(document, { language, buyer, siteUrl: deps.siteUrl }),
    };
  },
});

const parseSubject = ({ subject }: GetInvoiceRequest): DocumentSubject => {
  switch (subject?.$case) {
    case 'orderId':
      return { orderId: subject.value };
    case 'refundId':
      return { refundId: subject.value };
    case 'chargeReference':
      return { chargeReference: subject.value };
    default:
      throw domainError.invalid('invalid-invoice', 'Say which order, refund or charge.');
  }
};
