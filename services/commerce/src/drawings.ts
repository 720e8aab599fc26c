// Prints what the README draws, from the tables that the code runs on: npm run generate puts it there.
import { drawStates, printed } from '@sargam/chassis/drawing';
import { transitions as chargeTransitions } from './charges/charge.ts';
import { paymentEvents } from './charges/charge-events.ts';
import { transitions as orderTransitions } from './orders/order.ts';
import { orderEvents } from './orders/order-events.ts';
import { transitions as paymentTransitions } from './payments/payment.ts';
import { userEvents } from './referrals/hear-of-users.ts';
import { transitions as refundTransitions } from './refunds/refund.ts';
import { drawLedger } from './wallet/draw-ledger.ts';

const events = { service: 'commerce', tells: [orderEvents, paymentEvents], hears: [userEvents] };

process.stdout.write(
  printed(events, {
    'order states': drawStates(orderTransitions, { first: 'created', by: 'place' }),
    'payment states': drawStates(paymentTransitions, { first: 'open', by: 'start' }),
    'charge states': drawStates(chargeTransitions, { first: 'open', by: 'start' }),
    'refund states': drawStates(refundTransitions, { first: 'asked', by: 'ask' }),
    ledger: drawLedger(),
  }),
);
