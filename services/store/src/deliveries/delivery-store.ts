import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';
import type { DeliveryId, OrderId } from '../ids.ts';
import { type Delivery, moveOf } from './delivery.ts';
import type { DeliveryTables } from './delivery-tables.ts';

type Db = Kysely<Tables>;
const [tell, over, end] = [moveOf('tell'), moveOf('handOver'), moveOf('end')];
/** What is still to come is what can still be ended. */
const unfinishedStates = end.from;

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
        state: 'waiting',
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

/** Lets the codes of a waiting delivery be asked for; false where it is not waiting any more. */
export const markDeliveryOpen = async (tx: Tx<Tables>, id: DeliveryId): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('deliveries')
    .set({ state: tell.to })
    .where('id', '=', id)
    .where('state', 'in', tell.from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Notes that the mail went out; false where that is known, or the delivery was ended. */
export const markDeliverySent = async (tx: Tx<Tables>, id: DeliveryId, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('deliveries')
    .set({ state: over.to, handed_over_at: at })
    .where('id', '=', id)
    .where('state', 'in', over.from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** What was to bring the same codes before this one has become needless, whatever became of it. */
export const cancelEarlierDeliveries = async (tx: Tx<Tables>, { id, orderId }: Delivery): Promise<void> => {
  await tx
    .updateTable('deliveries')
    .set({ state: end.to })
    .where('order_id', '=', orderId)
    .where('id', '<', id)
    .where('state', 'in', end.from)
    .execute();
};

/** No code of this order is mailed any more. */
export const cancelDeliveries = async (tx: Tx<Tables>, orderId: OrderId): Promise<void> => {
  await tx
    .updateTable('deliveries')
    .set({ state: end.to })
    .where('order_id', '=', orderId)
    .where('state', 'in', end.from)
    .execute();
};

/** Deliveries whose time has come, the longest due first. */
export const findDueDeliveries = async (db: Db, now: Date, limit: number): Promise<Delivery[]> => {
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('state', 'in', tell.from)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(toDelivery);
};

/** When the latest mail of each of these orders that is still under way is due. */
export const findLatestDueDates = async (
  db: Db,
  orders: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, Date>> => {
  if (orders.length === 0) return new Map();
  const rows = await db
    .selectFrom('deliveries')
    .select(['order_id', sql<Date>`max(due_at)`.as('due_at')])
    .where('order_id', 'in', orders)
    .where('state', 'in', unfinishedStates)
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

/** Deliveries that should have been handed over before this moment, and were not. */
export const countOverdueDeliveries = async (db: Db, before: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('deliveries')
    .select(sql<bigint>`count(*)`.as('count'))
    .where('state', 'in', unfinishedStates)
    .where('due_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(count);
};
