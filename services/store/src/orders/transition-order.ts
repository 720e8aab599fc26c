import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { type Order, type OrderAction, stateAfter } from './order.ts';
import {
  appendHistory,
  findOverdueOrders,
  type HistoryEntry,
  lockOrder,
  updateOrder,
} from './order-store.ts';

type OrderChange = Partial<
  Pick<Order, 'underReview' | 'payment' | 'received' | 'invoiceNumber' | 'paidAt' | 'deliveredAt'>
>;

interface Transition extends Omit<HistoryEntry, 'action'> {
  readonly change?: OrderChange;
}

/** Applies an action to a locked order and appends a history entry; returns undefined and changes nothing if the state does not allow the action. */
export const transitionOrder = async (
  tx: Tx,
  order: Order,
  action: OrderAction,
  { change, ...entry }: Transition,
): Promise<Order | undefined> => {
  const state = stateAfter(order.state, action);
  if (!state) return undefined;
  const changed = { ...order, underReview: false, ...change, state };
  await updateOrder(tx, changed);
  await appendHistory(tx, changed, { ...entry, action });
  return changed;
};

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
