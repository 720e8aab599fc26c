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

/** Does to a locked order what its states allow, and puts it down; undefined, and nothing done, where they do not. */
export const transitionOrder = async (
  tx: Tx<Tables>,
  order: Order,
  action: OrderAction,
  { change, ...deed }: Transition,
): Promise<Order | undefined> => {
  const state = stateAfter(order.state, action);
  if (!state) return undefined;
  const moved = { ...order, underReview: false, ...change, state };
  await updateOrder(tx, moved);
  await appendHistory(tx, moved, { ...deed, action });
  return moved;
};
