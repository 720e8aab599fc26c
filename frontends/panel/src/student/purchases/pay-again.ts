import type { ApiSchemas } from '@sargam/kit';
import { stillOpen } from '../../shared/still-open.ts';

const over = new Set<ApiSchemas['OrderState']>(['failed', 'cancelled', 'expired']);

/** How an unpaid purchase can still be paid: as it is, or by starting from the cart again. */
export const wayToPay = (
  { state, amount, createdAt }: Pick<ApiSchemas['Purchase'], 'state' | 'amount' | 'createdAt'>,
  now: number,
): 'pay' | 'cart' | undefined => {
  if (over.has(state)) return 'cart';
  if (state !== 'created' && state !== 'awaiting_payment') return undefined;
  return amount > 0 && stillOpen({ createdAt }, now) ? 'pay' : 'cart';
};
