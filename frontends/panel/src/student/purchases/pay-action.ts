import type { ApiSchemas } from '@sargam/kit';
import { canStillBePaid } from '../../shared/can-still-be-paid.ts';

const endedStates = new Set<ApiSchemas['OrderState']>(['failed', 'cancelled', 'expired']);

type Unpaid = Pick<ApiSchemas['Purchase'], 'state' | 'amount' | 'createdAt' | 'paymentUndecidedUntil'>;

/**
 * `pay`: the order can still be paid. `cart`: it has to be ordered again, which the server refuses while its payment is undecided.
 */
export const findPayAction = (
  { state, amount, createdAt, paymentUndecidedUntil }: Unpaid,
  now: number,
): 'pay' | 'cart' | undefined => {
  const orderAgain = paymentUndecidedUntil ? undefined : 'cart';
  if (endedStates.has(state)) return orderAgain;
  if (state !== 'created' && state !== 'awaiting_payment') return undefined;
  return amount > 0 && canStillBePaid({ createdAt }, now) ? 'pay' : orderAgain;
};
