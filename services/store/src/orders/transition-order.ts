import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import { type Order, type OrderAction, stateAfter } from './order.ts';
import { appendHistory, type HistoryEntry, updateOrder } from './order-store.ts';

type OrderChange = Partial<
  Pick<Order, 'underReview' | 'payment' | 'received' | 'invoiceNumber' | 'paidAt' | 'deliveredAt'>
>;

interface Transition extends Omit<HistoryEntry, 'action'> {
  readonly change?: OrderChange;
}

/** Applies an action to a locked order and appends a history entry; returns undefined and changes nothing where the state does not allow the action. */
export const transitionOrder = async (
  tx: Tx<Tables>,
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
