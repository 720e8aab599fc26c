import { refuse } from '@sargam/chassis/errors';
import type { GetInvoiceRequest, InvoiceServiceImplementation } from '@sargam/proto/commerce/v1/invoices';
import type { Deps } from '../deps.ts';
import { requireOwn } from '../people/own.ts';
import { type About, findPaper } from './invoice-store.ts';
import { printPaper } from './print/print-paper.ts';

/** Made anew each time from what was put down when the number was given: there is no file to lose. */
export const invoiceCalls = (deps: Deps): InvoiceServiceImplementation => ({
  async getInvoice(request, context) {
    const paper = await findPaper(deps.database.db, aboutOf(request));
    requireOwn(context, paper?.buyerId);
    if (!paper) throw refuse.notFound('invoice-not-found', 'There is no invoice for this.');
    const buyer = await deps.askBuyer(paper.buyerId);
    const language = request.language === 'bn' ? 'bn' : 'en';
    return { number: paper.number, pdf: await printPaper(paper, { language, buyer, siteUrl: deps.siteUrl }) };
  },
});

const aboutOf = ({ subject }: GetInvoiceRequest): About => {
  switch (subject?.$case) {
    case 'orderId':
      return { orderId: subject.value };
    case 'refundId':
      return { refundId: subject.value };
    case 'chargeReference':
      return { chargeReference: subject.value };
    default:
      throw refuse.invalid('invalid-invoice', 'Say which order, refund or charge.');
  }
};
