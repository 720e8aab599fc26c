// Prints what the README draws, from the tables that the code runs on: npm run generate puts it there.
import { drawStates, printed } from '@sargam/chassis/drawing';
import { transitions as chargeTransitions } from './charges/charge.ts';
import { paymentEvents } from './charges/charge-events.ts';
import { transitions as useTransitions } from './coupons/coupon-use.ts';
import { transitions as orderTransitions } from './orders/order.ts';
import { orderEvents } from './orders/order-events.ts';
import { transitions as paymentTransitions } from './payments/payment.ts';
import { userEvents } from './referrals/hear-of-users.ts';
import { transitions as referralTransitions } from './referrals/referral.ts';
import { transitions as refundTransitions } from './refunds/refund.ts';
import { transitions as tryTransitions } from './refunds/refund-attempt.ts';
import { drawLedger } from './wallet/draw-ledger.ts';
import { transitions as holdTransitions } from './wallet/hold.ts';

const events = { service: 'commerce', tells: [orderEvents, paymentEvents], hears: [userEvents] };

process.stdout.write(
  printed(events, {
    'order states': drawStates(orderTransitions, { first: 'created', by: 'place' }),
    'payment states': drawStates(paymentTransitions, { first: 'open', by: 'start' }),
    'charge states': drawStates(chargeTransitions, { first: 'open', by: 'start' }),
    'refund states': drawStates(refundTransitions, { first: 'asked', by: 'ask' }),
    'refund try states': drawStates(tryTransitions, { first: 'open', by: 'send' }),
    'hold states': drawStates(holdTransitions, { first: 'held', by: 'hold' }),
    'coupon use states': drawStates(useTransitions, { first: 'reserved', by: 'reserve' }),
    'referral states': drawStates(referralTransitions, { first: 'pending', by: 'promise' }),
    ledger: drawLedger(),
  }),
);
