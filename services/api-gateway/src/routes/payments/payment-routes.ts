import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { rawResponse } from '../../wire/raw-response.ts';
import { redirectAfterPayment } from './browser-return.ts';

/** Names and values untouched: the signature is over the raw text. */
const PaymentNotificationForm = z.record(z.string(), z.string()).meta({ id: 'GatewayForm' });
const redirectResponse = rawResponse(undefined, { 303: 'To the page that says how it went' });

const browserReturnRoute = (outcome: 'success' | 'fail' | 'cancel') =>
  route({
    method: 'post',
    path: `/payments/sslcommerz/${outcome}`,
    summary: `The buyer's browser comes back from the payment gateway (${outcome})`,
    ignoresToken: true,
    encoding: 'form',
    body: PaymentNotificationForm,
    response: redirectResponse,
    handle: async ({ body, response }, deps) => {
      await redirectAfterPayment(deps, body, response);
      return undefined;
    },
  });

export const paymentRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/payments/sslcommerz/ipn',
    summary: "The payment gateway's own notification; repeating it changes nothing",
    ignoresToken: true,
    encoding: 'form',
    body: PaymentNotificationForm,
    response: z.object({ success: z.literal(true) }),
    handle: async ({ body }, { commerce }) => {
      await commerce.notifyPayment({ fields: body });
      return { success: true };
    },
  }),
  browserReturnRoute('success'),
  browserReturnRoute('fail'),
  browserReturnRoute('cancel'),
];
