import { newId } from '@sargam/chassis/ids';
import type { Transition } from '@sargam/chassis/state-machine';

import { sql } from 'kysely';
import type { Db, Tx } from '../database.ts';
import type { DeliveryId, OrderId } from '../ids.ts';
import { type Delivery, type DeliveryState, findDeliveryTransition } from './delivery.ts';

const open = findDeliveryTransition('open');
const send = findDeliveryTransition('send');
const cancel = findDeliveryTransition('cancel');

const columns = ['id', 'order_id as orderId', 'due_at as dueAt', 'state'] as const;

export const insertDelivery = (
  tx: Tx,
  { orderId, dueAt, resent, at }: { orderId: OrderId; dueAt: Date; resent: boolean; at: Date },
): Promise<Delivery> =>
  tx
    .insertInto('deliveries')
    .values({
      id: newId(at) as DeliveryId,
      order_id: orderId,
      due_at: dueAt,
      state: 'scheduled',
      resent,
      created_at: at,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const findDelivery = (db: Db, id: DeliveryId): Promise<Delivery | undefined> =>
  db.selectFrom('deliveries').select(columns).where('id', '=', id).executeTakeFirst();

/** Opens a scheduled delivery; false if it is not scheduled any more. */
export const markDeliveryOpen = (tx: Tx, id: DeliveryId): Promise<boolean> =>
  transitionDelivery(tx, id, open, {});

/** Records that the mail was sent; false if it was recorded before or the delivery was cancelled. */
export const markDeliverySent = (tx: Tx, id: DeliveryId, at: Date): Promise<boolean> =>
  transitionDelivery(tx, id, send, { sent_at: at });

const transitionDelivery = async (
  tx: Tx,
  id: DeliveryId,
  { from, to }: Transition<DeliveryState>,
  change: { readonly sent_at?: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('deliveries')
    .set({ state: to, ...change })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Cancels earlier deliveries of the same order, because this delivery has the same codes. */
export const cancelEarlierDeliveries = (tx: Tx, { id, orderId }: Delivery): Promise<unknown> =>
  cancellation(tx, orderId).where('id', '<', id).execute();

export const cancelDeliveries = (tx: Tx, orderId: OrderId): Promise<unknown> =>
  cancellation(tx, orderId).execute();

const cancellation = (tx: Tx, orderId: OrderId) =>
  tx
    .updateTable('deliveries')
    .set({ state: cancel.to })
    .where('order_id', '=', orderId)
    .where('state', 'in', cancel.from);

/** Due deliveries, the oldest first. */
export const findDueDeliveries = (db: Db, now: Date, limit: number): Promise<Delivery[]> =>
  db
    .selectFrom('deliveries')
    .select(columns)
    .where('state', 'in', open.from)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();

/** The due time of each order's latest unfinished delivery. */
export const findLatestDueDates = async (
  db: Db,
  orders: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, Date>> => {
  if (orders.length === 0) return new Map();
  const rows = await db
    .selectFrom('deliveries')
    .select(['order_id', sql<Date>`max(due_at)`.as('due_at')])
    .where('order_id', 'in', orders)
    .where('state', 'in', cancel.from)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map((row) => [row.order_id, row.due_at]));
};

export const countResends = async (tx: Tx, orderId: OrderId, since: Date): Promise<number> => {
  const { count } = await tx
    .selectFrom('deliveries')
    .select(sql<bigint>`count(*)`.as('count'))
    .where('order_id', '=', orderId)
    .where('resent', '=', true)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Counts unfinished deliveries that were due before this time. */
export const countOverdueDeliveries = async (db: Db, before: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('deliveries')
    .select(sql<bigint>`count(*)`.as('count'))
    .where('state', 'in', cancel.from)
    .where('due_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(count);
};
