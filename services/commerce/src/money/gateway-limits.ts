import type { Poisha } from './poisha.ts';

/** Limits of a card payment at the gateway, in poisha (docs/payment-gateway.md, section 2). */
export const paymentGatewayMinimum: Poisha = 1_000n;
export const paymentGatewayMaximum: Poisha = 50_000_000n;
