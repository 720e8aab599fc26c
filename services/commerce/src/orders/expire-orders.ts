import type { Deps } from '../deps.ts';
import { isOpen } from './order.ts';
import { findOverdueOrders, lockOrder } from './order-store.ts';
import { closeOrder } from './order-transitions.ts';

const batchSize = 100;

/** Expires overdue unpaid orders and releases their holds (decision M3). Replicas may run it concurrently. */
export const expireOrders = async ({ database, clock }: Deps) => {
  const now = clock();
  const overdue = await findOverdueOrders(database.db, now, batchSize);
  for (const id of overdue) {
    await database.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (!order || !isOpen(order.state) || order.expiresAt > now) return;
      await closeOrder(tx, order, 'expire', { actor: 'sweep', reason: 'Not paid in time', at: now });
    });
  }
  return { isMore: overdue.length === batchSize };
};
