import type { ApiSchemas } from '@sargam/kit';
import { canStillBePaid } from '../../shared/can-still-be-paid.ts';

const endedStates = new Set<ApiSchemas['OrderState']>(['failed', 'cancelled', 'expired']);

/** How an unpaid purchase can still be paid: as it is, or by starting from the cart again. */
export const findWayToPay = (
  { state, amount, createdAt }: Pick<ApiSchemas['Purchase'], 'state' | 'amount' | 'createdAt'>,
  now: number,
): 'pay' | 'cart' | undefined => {
  if (endedStates.has(state)) return 'cart';
  if (state !== 'created' && state !== 'awaiting_payment') return undefined;
  return amount > 0 && canStillBePaid({ createdAt }, now) ? 'pay' : 'cart';
};
