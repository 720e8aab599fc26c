import type { Deps } from '../deps.ts';
import { findOverdueOrders, lockOrder } from './order-store.ts';
import { transitionOrder } from './transition-order.ts';

const batchSize = 100;

/**
 * Cancels unpaid orders, mostly those without a charge, because commerce publishes the end of a charge. Several replicas may
 * run this concurrently. A later payment is still accepted.
 */
export const expireOrders = async ({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> => {
  const at = clock();
  for (const id of await findOverdueOrders(database.db, at, batchSize)) {
    await database.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (!order || order.underReview || order.expiresAt > at) return;
      await transitionOrder(tx, order, 'cancel', { actor: 'sweep', reason: 'Not paid in time', at });
    });
  }
};
