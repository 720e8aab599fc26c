import type { Deps } from '../deps.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Order } from './order.ts';

/** Logs an increase of the amount that an order waives (decision M6). Call it after the commit. */
export const logWaivedAmount = (
  { log }: Deps,
  { id, studentId, rounding }: Order,
  roundingBefore: Poisha = 0n,
): void => {
  if (rounding <= roundingBefore) return;
  log.info({ order: id, student: studentId, rounding }, 'waived what is less than the gateway takes');
};
