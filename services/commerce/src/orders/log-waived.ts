import type { Deps } from '../deps.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Order } from './order.ts';

/** Says what an order has waived, more than it had before (decision M6). After the commit: what is not kept waives nothing. */
export const logWaivedAmount = (
  { log }: Pick<Deps, 'log'>,
  { id, studentId, rounding }: Pick<Order, 'id' | 'studentId' | 'rounding'>,
  before: Poisha = 0n,
): void => {
  if (rounding <= before) return;
  log.info({ order: id, student: studentId, rounding }, 'waived what is less than the gateway takes');
};
