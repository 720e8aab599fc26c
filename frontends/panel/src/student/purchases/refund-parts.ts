import type { ApiSchemas } from '@sargam/kit';

type Refund = Pick<ApiSchemas['PurchaseRefund'], 'state' | 'wallet' | 'card'>;
export type RefundPart = { at: 'wallet' | 'granted' | 'accepted' | 'refunded' | 'stuck'; amount: number };

/** The parts of a granted refund: the wallet part arrives at once, the card part goes through the gateway. */
export const splitRefund = ({ state, wallet, card }: Refund): RefundPart[] => {
  if (state === 'asked' || state === 'declined') return [];
  return [
    ...(wallet > 0 ? [{ at: 'wallet' as const, amount: wallet }] : []),
    ...(card > 0 ? [{ at: state, amount: card }] : []),
  ];
};
