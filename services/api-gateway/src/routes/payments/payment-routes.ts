import { z } from 'zod';
import { rawResponse } from '../../api/raw-response.ts';
import { success } from '../../api/response.ts';
import { type Route, route } from '../../routing/route.ts';
import { redirectAfterPayment } from './browser-return.ts';

/** Names and values stay unchanged, because the signature covers the raw text. */
const PaymentNotificationForm = z.record(z.string(), z.string()).meta({ id: 'GatewayForm' });
const redirectResponse = rawResponse(undefined, { 303: 'Redirect to the page with the payment result' });

const browserReturnRoute = (outcome: 'success' | 'fail' | 'cancel') =>
  route.post(`/payments/sslcommerz/${outcome}`, {
    summary: `Browser return from the payment gateway (${outcome})`,
    roles: 'anybody',
    ignoresToken: true,
    encoding: 'form',
    body: PaymentNotificationForm,
    response: redirectResponse,
    handle: ({ body, response }, deps) => redirectAfterPayment(deps, body, response),
  });

export const paymentRoutes: readonly Route[] = [
  route.post('/payments/sslcommerz/ipn', {
    summary: 'Payment notification of the payment gateway; a repeat changes nothing',
    roles: 'anybody',
    ignoresToken: true,
    encoding: 'form',
    body: PaymentNotificationForm,
    response: success,
    handle: ({ body }, { commerce }) => commerce.notifyPayment({ fields: body }),
  }),
  browserReturnRoute('success'),
  browserReturnRoute('fail'),
  browserReturnRoute('cancel'),
];
