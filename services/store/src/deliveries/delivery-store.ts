import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';
import type { DeliveryId, OrderId } from '../ids.ts';
import { type Delivery, findDeliveryTransition } from './delivery.ts';
import type { DeliveryTables } from './delivery-tables.ts';

type Db = Kysely<Tables>;
const open = findDeliveryTransition('open');
const send = findDeliveryTransition('send');
const cancel = findDeliveryTransition('cancel');

const toDelivery = (row: Selectable<DeliveryTables['deliveries']>): Delivery => ({
  id: row.id,
  orderId: row.order_id,
  dueAt: row.due_at,
  state: row.state,
});

export const insertDelivery = async (
  tx: Tx<Tables>,
  { orderId, dueAt, resent, at }: { orderId: OrderId; dueAt: Date; resent: boolean; at: Date },
): Promise<Delivery> =>
  toDelivery(
    await tx
      .insertInto('deliveries')
      .values({
        id: newId(at) as DeliveryId,
        order_id: orderId,
        due_at: dueAt,
        state: 'scheduled',
        resent,
        created_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

export const findDelivery = async (db: Db, id: DeliveryId): Promise<Delivery | undefined> => {
  const row = await db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toDelivery(row);
};

/** Opens a scheduled delivery; false where it is not scheduled any more. */
export const markDeliveryOpen = async (tx: Tx<Tables>, id: DeliveryId): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('deliveries')
    .set({ state: open.to })
    .where('id', '=', id)
    .where('state', 'in', open.from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Records that the mail was sent; false if it was recorded before or the delivery was cancelled. */
export const markDeliverySent = async (tx: Tx<Tables>, id: DeliveryId, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('deliveries')
    .set({ state: send.to, sent_at: at })
    .where('id', '=', id)
    .where('state', 'in', send.from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Cancels earlier deliveries of the same order, because this delivery has the same codes. */
export const cancelEarlierDeliveries = async (tx: Tx<Tables>, { id, orderId }: Delivery): Promise<void> => {
  await tx
    .updateTable('deliveries')
    .set({ state: cancel.to })
    .where('order_id', '=', orderId)
    .where('id', '<', id)
    .where('state', 'in', cancel.from)
    .execute();
};

export const cancelDeliveries = async (tx: Tx<Tables>, orderId: OrderId): Promise<void> => {
  await tx
    .updateTable('deliveries')
    .set({ state: cancel.to })
    .where('order_id', '=', orderId)
    .where('state', 'in', cancel.from)
    .execute();
};

/** Due deliveries, the oldest first. */
export const findDueDeliveries = async (db: Db, now: Date, limit: number): Promise<Delivery[]> => {
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('state', 'in', open.from)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(toDelivery);
};

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

export const countResends = async (tx: Tx<Tables>, orderId: OrderId, since: Date): Promise<number> => {
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
