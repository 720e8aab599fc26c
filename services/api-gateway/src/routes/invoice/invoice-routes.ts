import type { GetInvoiceRequest } from '@sargam/proto/commerce/v1/invoices';
import { z } from 'zod';
import { rawResponse } from '../../api/raw-response.ts';
import { allRoles } from '../../api/roles.ts';
import { IdParams } from '../../api/schemas.ts';
import { sendPdf } from '../../api/send-pdf.ts';
import { type Route, route } from '../../routing/route.ts';

type Subject = NonNullable<GetInvoiceRequest['subject']>;

const InvoiceQuery = z.object({ lang: z.enum(['en', 'bn']).optional() });

/** Milliseconds. The PDF is rendered for each request, fonts included. */
const renderTimeoutMs = 10_000;

const invoiceRoute = (path: `/${string}`, summary: string, $case: Subject['$case']) =>
  route.get(path, {
    summary,
    roles: allRoles,
    noOwner: 'service',
    params: IdParams,
    query: InvoiceQuery,
    response: rawResponse('application/pdf', { 200: 'The PDF' }),
    handle: async ({ params, query, language, response }, { invoices }) => {
      const invoiceRequest = { subject: { $case, value: params.id }, language: query.lang ?? language };
      const { number, pdf } = await invoices.getInvoice(invoiceRequest, { timeoutMs: renderTimeoutMs });
      sendPdf(response, number, pdf);
    },
  });

export const invoiceRoutes: readonly Route[] = [
  invoiceRoute('/order/{id}/invoice', 'The invoice of a paid order; for its buyer and admins', 'orderId'),
  invoiceRoute(
    '/order/refund/{id}/credit-note',
    'The credit note of a refund; for its buyer and admins',
    'refundId',
  ),
  invoiceRoute(
    '/store/order/{id}/invoice',
    'The invoice of a paid order of the store; for its buyer and admins',
    'chargeReference',
  ),
];
