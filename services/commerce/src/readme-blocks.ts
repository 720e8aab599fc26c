// Prints the diagrams of the README, made from the tables that the code uses. `npm run generate` writes them into the README.
import { readmeBlocksJson, renderStateDiagram } from '@sargam/chassis/diagrams';
import { accessEvents } from './access/access-events.ts';
import { transitions as chargeTransitions } from './charges/charge.ts';
import { paymentEvents } from './charges/charge-messages.ts';
import { transitions as useTransitions } from './coupons/coupon-use-store.ts';
import { transitions as orderTransitions } from './orders/order.ts';
import { orderEvents } from './orders/order-messages.ts';
import { transitions as paymentTransitions } from './payments/payment.ts';
import { userEvents } from './referrals/on-user-events.ts';
import { transitions as referralTransitions } from './referrals/referral.ts';
import { transitions as refundTransitions } from './refunds/refund.ts';
import { transitions as attemptTransitions } from './refunds/refund-attempt-store.ts';
import { drawLedger } from './wallet/draw-ledger.ts';
import { transitions as holdTransitions } from './wallet/wallet-holds.ts';

const events = {
  service: 'commerce',
  publishes: [orderEvents, accessEvents, paymentEvents],
  subscribes: [userEvents],
};

process.stdout.write(
  readmeBlocksJson(events, {
    'order states': renderStateDiagram(orderTransitions, { initialState: 'created', createdBy: 'place' }),
    'payment states': renderStateDiagram(paymentTransitions, { initialState: 'open', createdBy: 'start' }),
    'charge states': renderStateDiagram(chargeTransitions, { initialState: 'open', createdBy: 'start' }),
    'refund states': renderStateDiagram(refundTransitions, {
      initialState: 'requested',
      createdBy: 'request',
    }),
    'refund attempt states': renderStateDiagram(attemptTransitions, {
      initialState: 'open',
      createdBy: 'send',
    }),
    'hold states': renderStateDiagram(holdTransitions, { initialState: 'held', createdBy: 'hold' }),
    'coupon use states': renderStateDiagram(useTransitions, {
      initialState: 'reserved',
      createdBy: 'reserve',
    }),
    'referral states': renderStateDiagram(referralTransitions, {
      initialState: 'pending',
      createdBy: 'promise',
    }),
    ledger: drawLedger(),
  }),
);
