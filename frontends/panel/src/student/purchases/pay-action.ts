import type { ApiSchemas } from '@sargam/kit';
import { canStillBePaid } from '../../shared/can-still-be-paid.ts';

const endedStates = new Set<ApiSchemas['OrderState']>(['failed', 'cancelled', 'expired']);

/** `pay`: the order can still be paid. `cart`: it has to be ordered again. */
export const findPayAction = (
  { state, amount, createdAt }: Pick<ApiSchemas['Purchase'], 'state' | 'amount' | 'createdAt'>,
  now: number,
): 'pay' | 'cart' | undefined => {
  if (endedStates.has(state)) return 'cart';
  if (state !== 'created' && state !== 'awaiting_payment') return undefined;
  return amount > 0 && canStillBePaid({ createdAt }, now) ? 'pay' : 'cart';
};
