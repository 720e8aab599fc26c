import type { Wire } from '@sargam/kit';

// An unpaid order holds what it takes for half an hour (decision M3); a minute less, so that the payment page opens.
const OPEN_MS = 29 * 60_000;
const over = new Set<Wire['OrderState']>(['failed', 'cancelled', 'expired']);

/** How an unpaid purchase can still be paid: as it is, or by starting from the cart again. */
export const wayToPay = (
  { state, amount, createdAt }: Pick<Wire['Purchase'], 'state' | 'amount' | 'createdAt'>,
  now: number,
): 'pay' | 'cart' | undefined => {
  if (over.has(state)) return 'cart';
  if (state !== 'created' && state !== 'awaiting_payment') return undefined;
  return amount > 0 && now - Date.parse(createdAt) < OPEN_MS ? 'pay' : 'cart';
};
