import type { TransactionTotal } from '@sargam/sslcommerz-sandbox/client';
import { parseTaka } from '../parse-taka.ts';
import { type CommerceTotals, computeCredited } from './commerce-totals.ts';
import type { PayoutsTotals } from './payouts-totals.ts';
import { atMost, type Rules } from './rules.ts';
import type { StoreTotals } from './store-totals.ts';

/**
 * The totals of one check. A service that receives an event later is read before commerce; a service that acts
 * earlier is read after it. Each is therefore behind at every moment: a check that finds it ahead has found a
 * violation.
 */
export interface Snapshot {
  readonly before: { readonly store: StoreTotals; readonly payouts: PayoutsTotals };
  readonly commerce: CommerceTotals;
  readonly after: {
    readonly store: StoreTotals;
    readonly gateway: { readonly paid: TransactionTotal; readonly refunded: TransactionTotal };
  };
}

export const crossServiceRules: Rules<Snapshot> = {
  'booked receipts do not exceed payments at the gateway': ({ commerce, after: { gateway } }) =>
    atMost(commerce.received, parseTaka(gateway.paid.amount)),
  'the number of receipts does not exceed the number of payments at the gateway': ({
    commerce,
    after: { gateway },
  }) => atMost(commerce.receipts, BigInt(gateway.paid.count)),
  'arrived refunds do not exceed refunds at the gateway': ({ commerce, after: { gateway } }) =>
    atMost(commerce.returned, parseTaka(gateway.refunded.amount)),
  'store sales do not exceed charges paid in commerce': ({ before: { store }, commerce }) =>
    atMost(store.sold, commerce.charged),
  'commerce credits do not exceed cards claimed in store': ({ commerce, after: { store } }) =>
    atMost(computeCredited(commerce), store.claimed),
  'cards marked credited in store do not exceed credits in commerce': ({ before: { store }, commerce }) =>
    atMost(store.credited, computeCredited(commerce)),
  'refunded charges do not exceed refunded store orders': ({ commerce, after: { store } }) =>
    atMost(commerce.uncharged, store.refunded),
  'paid amounts in payouts do not exceed those in commerce': ({ before: { payouts }, commerce }) =>
    atMost(payouts.paid, commerce.paid),
  'net amounts in payouts do not exceed those in commerce': ({ before: { payouts }, commerce }) =>
    atMost(payouts.net, commerce.net),
  'reversals in payouts do not exceed refunds in commerce': ({ before: { payouts }, commerce }) =>
    atMost(payouts.refunded, commerce.refunded),
};
