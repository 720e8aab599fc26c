import type { Deps } from '../deps.ts';
import { isOpen } from './order.ts';
import { findOverdueOrders, lockOrder } from './order-store.ts';
import { closeOrder } from './order-transitions.ts';

const batch = 100;

/** Ends the unpaid orders whose time is over and gives back what they held (decision M3). Any number of replicas may. */
export const expireOrders = async ({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<{ readonly isMore: boolean }> => {
  const now = clock();
  const overdue = await findOverdueOrders(database.db, now, batch);
  for (const id of overdue) {
    await database.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (!order || !isOpen(order.state) || order.expiresAt > now) return;
      await closeOrder(tx, order, 'expire', { actor: 'sweep', reason: 'Not paid in time', at: now });
    });
  }
  return { isMore: overdue.length === batch };
};
