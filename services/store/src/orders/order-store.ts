import { toColumns, toProperties } from '@sargam/chassis/sql';
import type { Selectable } from 'kysely';
import type { Db, Tables, Tx } from '../database.ts';
import type { OrderId, PersonId } from '../ids.ts';
import { type NewestRequest, selectNewest } from '../newest-first.ts';
import type { Order } from './order.ts';

const toOrder = (row: Selectable<Tables['orders']>): Order => {
  const { refundRequestedAt: _, ...order } = toProperties(row);
  return order;
};

export const insertOrder = (tx: Tx, order: Order): Promise<unknown> =>
  tx.insertInto('orders').values(toColumns(order)).execute();

export const findOrder = async (db: Db, id: OrderId): Promise<Order | undefined> => {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toOrder(row);
};

export const findOrders = async (db: Db, ids: readonly OrderId[]): Promise<ReadonlyMap<OrderId, Order>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, toOrder(row)]));
};

/**
 * Locks the order until the transaction ends. All code locks in the same sequence: order, cards, deliveries.
 */
export const lockOrder = async (tx: Tx, id: OrderId): Promise<Order | undefined> => {
  const row = await tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toOrder(row);
};

/** Writes the changeable columns of an order. */
export const updateOrder = async (tx: Tx, order: Order): Promise<void> => {
  const { id, state, underReview, payment, received, invoiceNumber, expiresAt, paidAt, deliveredAt } = order;
  const changed = { state, underReview, payment, received, invoiceNumber, expiresAt, paidAt, deliveredAt };
  await tx.updateTable('orders').set(toColumns(changed)).where('id', '=', id).execute();
};

export interface HistoryEntry {
  readonly action: string;
  /** A person's id, or the part of the system that did it: `commerce`, `sweep`, `messaging`. */
  readonly actor: string;
  readonly reason: string;
  readonly at: Date;
}

export const appendHistory = async (tx: Tx, order: Order, entry: HistoryEntry): Promise<void> => {
  const { action, actor, reason, at } = entry;
  await tx
    .insertInto('order_history')
    .values({ order_id: order.id, state: order.state, action, actor, reason, occurred_at: at })
    .execute();
};

interface OrderFilter {
  /** Undefined for the orders of all buyers. */
  readonly buyer: PersonId | undefined;
  readonly underReviewOnly: boolean;
}

/** The orders that match the filter, newest first. */
export const listOrders = async (db: Db, { buyer, underReviewOnly }: OrderFilter, request: NewestRequest) => {
  const wanted = db
    .selectFrom('orders')
    .$if(buyer !== undefined, (query) => query.where('buyer_id', '=', buyer as PersonId))
    .$if(underReviewOnly, (query) => query.where('under_review', '=', true));
  const { rows, ...page } = await selectNewest(db, wanted, 'orders', request);
  return { ...page, orders: rows.map(toOrder) };
};

/** Unpaid orders after their expiry time, without orders whose payment is under review. */
export const findOverdueOrders = async (db: Db, now: Date, limit: number): Promise<OrderId[]> => {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'pending')
    .where('under_review', '=', false)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};
