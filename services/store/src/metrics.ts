import type { Service } from '@sargam/chassis/service';

/** Metrics for alerts and dashboards. */
export interface StoreMetrics {
  countIssued(cards: number): void;
  countRedeemed(): void;
  /** Counts an invalid code; many of them suggest guessing. */
  countRejectedCode(call: 'get' | 'redeem'): void;
}

export const createMetrics = (service: Service): StoreMetrics => {
  const issued = service.counter('gift_cards_issued_total', 'Gift cards issued for paid orders');
  const redeemed = service.counter('gift_cards_redeemed_total', 'Gift cards credited to a wallet');
  const refused = service.counter('gift_card_code_rejections_total', 'Invalid gift card codes by call', [
    'call',
  ]);
  return {
    countIssued: (cards) => issued.inc(cards),
    countRedeemed: () => redeemed.inc(),
    countRejectedCode: (call) => refused.inc({ call }),
  };
};
