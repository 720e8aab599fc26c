import type { Moved } from '../../rig/sandbox-calls.ts';
import { poishaOf } from '../poisha.ts';
import { type CommerceSums, creditedBy } from './commerce-sums.ts';
import type { PayoutsSums } from './payouts-sums.ts';
import type { Rules } from './rules.ts';
import type { StoreSums } from './store-sums.ts';

/**
 * What was read in one look, in this order: whoever hears of something later is read before commerce, whoever does it
 * earlier is read after it. So each is behind the other at every moment, and a look that finds it ahead has found a fault.
 */
export interface Seen {
  readonly before: { readonly store: StoreSums; readonly payouts: PayoutsSums };
  readonly commerce: CommerceSums;
  readonly after: {
    readonly store: StoreSums;
    readonly gateway: { readonly paid: Moved; readonly refunded: Moved };
  };
}

export const acrossRules: Rules<Seen> = {
  'no more is booked than the gateway was paid': ({ commerce, after: { gateway } }) => [
    commerce.received,
    '≤',
    poishaOf(gateway.paid.amount),
  ],
  'no more receipts are booked than the gateway has': ({ commerce, after: { gateway } }) => [
    commerce.receipts,
    '≤',
    BigInt(gateway.paid.count),
  ],
  'no more went back than the gateway gave back': ({ commerce, after: { gateway } }) => [
    commerce.returned,
    '≤',
    poishaOf(gateway.refunded.amount),
  ],
  'store sells what commerce was paid for': ({ before: { store }, commerce }) => [
    store.sold,
    '≤',
    commerce.charged,
  ],
  'commerce credits cards that store has claimed': ({ commerce, after: { store } }) => [
    creditedBy(commerce),
    '≤',
    store.claimed,
  ],
  'store takes a card for credited once commerce has credited it': ({ before: { store }, commerce }) => [
    store.credited,
    '≤',
    creditedBy(commerce),
  ],
  'commerce gives back what store has ended': ({ commerce, after: { store } }) => [
    commerce.uncharged,
    '≤',
    store.refunded,
  ],
  'payouts shares what commerce was paid': ({ before: { payouts }, commerce }) => [
    payouts.paid,
    '≤',
    commerce.paid,
  ],
  'payouts shares no more than what is left of it': ({ before: { payouts }, commerce }) => [
    payouts.net,
    '≤',
    commerce.net,
  ],
  'payouts takes back what commerce gave back': ({ before: { payouts }, commerce }) => [
    payouts.refunded,
    '≤',
    commerce.refunded,
  ],
};
