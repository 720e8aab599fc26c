import type { GetInvoiceRequest } from '@sargam/proto/commerce/v1/invoices';
import { z } from 'zod';
import { rawAnswer } from '../../wire/raw-answer.ts';
import { members } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Id } from '../../wire/schemas.ts';
import { sendPdf } from './send-pdf.ts';

type Subject = NonNullable<GetInvoiceRequest['subject']>;

const Wish = z.object({ lang: z.enum(['en', 'bn']).optional() });

/** Drawn for each request, fonts and all. */
const drawingPatience = 10_000;

const paper = (path: `/${string}`, summary: string, subjectOf: (id: string) => Subject) =>
  route({
    method: 'get',
    path,
    summary,
    roles: members,
    params: z.object({ id: Id }),
    query: Wish,
    response: rawAnswer('application/pdf', { 200: 'The paper' }),
    handle: async ({ params, query, language, response }, { invoices }) => {
      const wanted = { subject: subjectOf(params.id), language: query.lang ?? language };
      sendPdf(response, await invoices.getInvoice(wanted, { timeoutMs: drawingPatience }));
      return undefined;
    },
  });

export const invoiceRoutes: readonly Route[] = [
  paper('/order/{id}/invoice', 'The invoice of a paid order; for its buyer and admins', (value) => ({
    $case: 'orderId',
    value,
  })),
  paper(
    '/order/refund/{id}/credit-note',
    'The credit note of a refund; for its buyer and admins',
    (value) => ({
      $case: 'refundId',
      value,
    }),
  ),
  paper(
    '/store/order/{id}/invoice',
    'The invoice of a paid order of the store; for its buyer and admins',
    (value) => ({
      $case: 'chargeReference',
      value,
    }),
  ),
];
