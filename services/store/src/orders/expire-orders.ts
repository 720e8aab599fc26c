import type { Deps } from '../deps.ts';
import { findOverdueOrders, lockOrder } from './order-store.ts';
import { transitionOrder } from './transition-order.ts';

const batchSize = 100;

/**
 * Gives up orders that nobody pays: mostly those that never came as far as the payment page, since commerce tells how
 * a charge ended. Any number of replicas may; a payment that comes later is still taken.
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
