import type { Service } from '@sargam/chassis/service';

/** What somebody would want to be woken for, or ask about. */
export interface StoreMetrics {
  countIssued(cards: number): void;
  countRedeemed(): void;
  /** A code that is not good: many of them are guesses. */
  countRejectedCode(call: 'look' | 'redeem'): void;
}

export const createMetrics = (service: Service): StoreMetrics => {
  const issued = service.counter('gift_cards_issued_total', 'Gift cards made for paid orders');
  const redeemed = service.counter('gift_cards_redeemed_total', 'Gift cards whose value is in a wallet');
  const refused = service.counter('gift_card_refusals_total', 'Codes that were no good, by call', ['call']);
  return {
    countIssued: (cards) => issued.inc(cards),
    countRedeemed: () => redeemed.inc(),
    countRejectedCode: (call) => refused.inc({ call }),
  };
};
