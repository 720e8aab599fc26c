import type { Tx } from '@sargam/chassis/sql';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { OrderId, StudentId } from '../ids.ts';
import type { Tables } from '../tables.ts';
import type { Order } from './order.ts';
import { amountColumns, lineRows, orderOf, orderRow } from './order-rows.ts';

/** False where an order of this reference was taken over before. */
export const insertOrder = async (
  tx: Tx<Tables>,
  order: Order,
  importReference?: string,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('orders')
    .values({ ...orderRow(order), import_reference: importReference ?? null })
    .onConflict((conflict) => conflict.column('import_reference').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await tx.insertInto('order_lines').values(lineRows(order)).execute();
  return true;
};

/** Writes down what changes in an order's life; its lines and amounts stay as they are. */
export const saveProgress = async (tx: Tx<Tables>, order: Order): Promise<void> => {
  await tx
    .updateTable('orders')
    .set({
      state: order.state,
      received: order.received,
      method: order.method,
      refunded: order.refunded,
      invoice_number: order.invoiceNumber,
      paid_at: order.paidAt ?? null,
      closed_at: order.closedAt ?? null,
    })
    .where('id', '=', order.id)
    .execute();
};

/** Replaces the amounts of an order and of its lines, after a coupon was applied to it. */
export const saveAmounts = async (tx: Tx<Tables>, order: Order): Promise<void> => {
  await tx.updateTable('orders').set(amountColumns(order)).where('id', '=', order.id).execute();
  await tx.deleteFrom('order_lines').where('order_id', '=', order.id).execute();
  await tx.insertInto('order_lines').values(lineRows(order)).execute();
};

const withLines = async (
  db: Kysely<Tables>,
  rows: readonly Selectable<Tables['orders']>[],
): Promise<Order[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  return rows.map((row) => orderOf(row, byOrder.get(row.id) ?? []));
};

export const findOrder = async (db: Kysely<Tables>, id: OrderId): Promise<Order | undefined> => {
  const rows = await db.selectFrom('orders').selectAll().where('id', '=', id).execute();
  return (await withLines(db, rows))[0];
};

export const findImported = async (db: Kysely<Tables>, reference: string): Promise<Order | undefined> => {
  const rows = await db.selectFrom('orders').selectAll().where('import_reference', '=', reference).execute();
  return (await withLines(db, rows))[0];
};

/**
 * The order, kept from everyone else until the transaction ends. Locks are taken in one order everywhere: the order,
 * what it upgrades, the wallet, the coupon, the referral, the referrer's wallet, the invoices' number.
 */
export const lockOrder = async (tx: Tx<Tables>, id: OrderId): Promise<Order | undefined> => {
  const rows = await tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().execute();
  return (await withLines(tx, rows))[0];
};

/** The student's unpaid orders, locked. */
export const lockUnpaidOrders = async (tx: Tx<Tables>, student: StudentId): Promise<Order[]> =>
  withLines(
    tx,
    await tx
      .selectFrom('orders')
      .selectAll()
      .where('student_id', '=', student)
      .where('state', 'in', ['created', 'awaiting_payment'])
      .orderBy('id')
      .forUpdate()
      .execute(),
  );

export const listOrders = async (
  db: Kysely<Tables>,
  student: StudentId,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ readonly orders: Order[]; readonly total: number }> => {
  const ofStudent = db.selectFrom('orders').where('student_id', '=', student);
  const [rows, counted] = await Promise.all([
    ofStudent
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .offset(page.offset)
      .limit(page.limit)
      .execute(),
    ofStudent.select(sql<bigint>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { orders: await withLines(db, rows), total: Number(counted.total) };
};

/** Unpaid orders whose time is over. */
export const overdueOrders = async (db: Kysely<Tables>, now: Date, limit: number): Promise<OrderId[]> => {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', 'in', ['created', 'awaiting_payment'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
};

export interface Deed {
  readonly action: string;
  /** A person's id, or the part of the system that did it: `gateway`, `sweep`. */
  readonly actor: string;
  readonly reason: string;
  readonly at: Date;
}

/** Puts down what was done to an order, by whom and why. */
export const recordDeed = async (tx: Tx<Tables>, order: Order, deed: Deed): Promise<void> => {
  await tx
    .insertInto('order_history')
    .values({
      order_id: order.id,
      state: order.state,
      action: deed.action,
      actor: deed.actor,
      reason: deed.reason,
      occurred_at: deed.at,
    })
    .execute();
};
