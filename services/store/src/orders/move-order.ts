import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import { type Order, type OrderAction, stateAfter } from './order.ts';
import { type Deed, recordDeed, saveProgress } from './order-store.ts';

type Change = Partial<
  Pick<Order, 'underReview' | 'payment' | 'received' | 'invoiceNumber' | 'paidAt' | 'deliveredAt'>
>;

interface Move extends Omit<Deed, 'action'> {
  readonly change?: Change;
}

/** Does to a locked order what its states allow, and puts it down; undefined, and nothing done, where they do not. */
export const moveOrder = async (
  tx: Tx<Tables>,
  order: Order,
  action: OrderAction,
  { change, ...deed }: Move,
): Promise<Order | undefined> => {
  const state = stateAfter(order.state, action);
  if (!state) return undefined;
  const moved = { ...order, underReview: false, ...change, state };
  await saveProgress(tx, moved);
  await recordDeed(tx, moved, { ...deed, action });
  return moved;
};
