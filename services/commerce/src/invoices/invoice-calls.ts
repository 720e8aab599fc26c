import { domainError } from '@sargam/chassis/errors';
import type { GetInvoiceRequest, InvoiceServiceImplementation } from '@sargam/proto/commerce/v1/invoices';
import type { Deps } from '../deps.ts';
import { requireOwnerOrAdmin } from '../people/require-owner.ts';
import { type DocumentSubject, findDocument } from './invoice-store.ts';
import { printDocument } from './print/print-document.ts';

/** Made anew each time from what was put down when the number was given: there is no file to lose. */
export const invoiceCalls = (deps: Deps): InvoiceServiceImplementation => ({
  async getInvoice(request, context) {
    const paper = await findDocument(deps.database.db, aboutOf(request));
    requireOwnerOrAdmin(context, paper?.buyerId);
    if (!paper) throw domainError.notFound('invoice-not-found', 'There is no invoice for this.');
    const buyer = await deps.findBuyer(paper.buyerId);
    const language = request.language === 'bn' ? 'bn' : 'en';
    return {
      number: paper.number,
      pdf: await printDocument(paper, { language, buyer, siteUrl: deps.siteUrl }),
    };
  },
});

const aboutOf = ({ subject }: GetInvoiceRequest): DocumentSubject => {
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
