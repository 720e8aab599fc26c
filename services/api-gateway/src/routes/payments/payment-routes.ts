import { z } from 'zod';
import { rawAnswer } from '../../wire/raw-answer.ts';
import { type Route, route } from '../../wire/route.ts';
import { sendOn } from './browser-return.ts';

/** Names and values untouched: the signature is over the raw text. */
const GatewayForm = z.record(z.string(), z.string()).meta({ id: 'GatewayForm' });
const seeOther = rawAnswer(undefined, { 303: 'To the page that says how it went' });

const browserReturn = (outcome: 'success' | 'fail' | 'cancel') =>
  route({
    method: 'post',
    path: `/payments/sslcommerz/${outcome}`,
    summary: `The buyer's browser comes back from the payment gateway (${outcome})`,
    tokenless: true,
    encoding: 'form',
    body: GatewayForm,
    response: seeOther,
    handle: async ({ body, response }, gateway) => {
      await sendOn(gateway, body, response);
      return undefined;
    },
  });

export const paymentRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/payments/sslcommerz/ipn',
    summary: "The payment gateway's own notification; repeating it changes nothing",
    tokenless: true,
    encoding: 'form',
    body: GatewayForm,
    response: z.object({ success: z.literal(true) }),
    handle: async ({ body }, { commerce }) => {
      await commerce.notifyPayment({ fields: body });
      return { success: true };
    },
  }),
  browserReturn('success'),
  browserReturn('fail'),
  browserReturn('cancel'),
];
