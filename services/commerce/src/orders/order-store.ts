import { deferToCommit } from '@sargam/chassis/sql';
import { type QueryCreator, type Selectable, sql } from 'kysely';
import type { HistoryEntry } from '../history.ts';
import type { OrderId, StudentId } from '../ids.ts';
import type { Db, Tables, Tx } from '../tables.ts';
import type { Order } from './order.ts';
import { amountColumns, historyRow, lineRows, orderRow, toOrder, transitionColumns } from './order-rows.ts';

/** Inserts the order, its lines and a history entry in one statement. */
export const insertPlacedOrder = (tx: Tx, order: Order, entry: HistoryEntry): Promise<unknown> =>
  placementQuery(tx, order, entry).execute();

/** Like `insertPlacedOrder`, but sent with the commit. No earlier statement of the transaction may need the order. */
export const insertOnCommit = (tx: Tx, order: Order, entry: HistoryEntry): Promise<void> =>
  deferToCommit(tx, placementQuery(tx, order, entry).compile());

const placementQuery = (tx: Tx, order: Order, entry: HistoryEntry) =>
  tx
    .with('inserted_order', (db) => db.insertInto('orders').values(orderRow(order)))
    .with('inserted_lines', (db) => db.insertInto('order_lines').values(lineRows(order)))
    .insertInto('order_history')
    .values(historyRow(order, entry));

/** Returns false if an order with this reference was imported before. */
export const insertImportedOrder = async (tx: Tx, order: Order, reference: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('orders')
    .values({ ...orderRow(order), import_reference: reference })
    .onConflict((conflict) => conflict.column('import_reference').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await tx.insertInto('order_lines').values(lineRows(order)).execute();
  return true;
};

/**
 * Saves the order's new state and a history entry in one statement. Lines and amounts do not change. `db` may have common table
 * expressions, which become part of the statement.
 */
export const saveTransition = async (db: QueryCreator<Tables>, order: Order, entry: HistoryEntry) => {
  await transitionQuery(db, order, entry).execute();
};

/** Like `saveTransition`, but sent with the commit. The caller must not read the order again in this transaction. */
export const saveTransitionOnCommit = (
  tx: Tx,
  order: Order,
  entry: HistoryEntry,
  db: QueryCreator<Tables> = tx,
): Promise<void> => deferToCommit(tx, transitionQuery(db, order, entry).compile());

const transitionQuery = (db: QueryCreator<Tables>, order: Order, entry: HistoryEntry) =>
  db
    .with('updated_order', (orders) =>
      orders.updateTable('orders').set(transitionColumns(order)).where('id', '=', order.id),
    )
    .insertInto('order_history')
    .values(historyRow(order, entry));

/** Replaces the amounts of an order and of its lines after a coupon was applied. */
export const saveAmounts = async (tx: Tx, order: Order): Promise<void> => {
  await tx.updateTable('orders').set(amountColumns(order)).where('id', '=', order.id).execute();
  await tx.deleteFrom('order_lines').where('order_id', '=', order.id).execute();
  await tx.insertInto('order_lines').values(lineRows(order)).execute();
};

const linesOf = (db: Db, ids: readonly OrderId[]): Promise<Selectable<Tables['order_lines']>[]> =>
  db.selectFrom('order_lines').selectAll().where('order_id', 'in', ids).orderBy('position').execute();

/** The orders of these rows, with their lines. */
export const withLines = async (db: Db, rows: readonly Selectable<Tables['orders']>[]): Promise<Order[]> => {
  if (rows.length === 0) return [];
  const lines = await linesOf(
    db,
    rows.map((row) => row.id),
  );
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  return rows.map((row) => toOrder(row, byOrder.get(row.id) ?? []));
};

export const findOrder = async (db: Db, id: OrderId): Promise<Order | undefined> => {
  const rows = await db.selectFrom('orders').selectAll().where('id', '=', id).execute();
  return (await withLines(db, rows))[0];
};

export const findImportedOrder = async (db: Db, reference: string): Promise<Order | undefined> => {
  const rows = await db.selectFrom('orders').selectAll().where('import_reference', '=', reference).execute();
  return (await withLines(db, rows))[0];
};

/**
 * The order, locked until the transaction ends. The lock order is the same everywhere: order, upgraded orders, wallet, coupon,
 * access, referrer's wallet, invoice number.
 */
export const lockOrder = async (tx: Tx, id: OrderId): Promise<Order | undefined> => {
  const [row, lines] = await Promise.all([
    tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    // This statement runs after the lock in the same round trip, so it reads the locked state.
    linesOf(tx, [id]),
  ]);
  return row && toOrder(row, lines);
};

/** Locks order placement for the student until the transaction ends, so a student places one order at a time. */
export const lockOrderPlacement = (tx: Tx, student: StudentId): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('place-order'), hashtext(${student}))`.execute(tx);

/** Locks all orders of the student until the transaction ends: none can be added, paid or refunded. */
export const lockAllOrders = async (tx: Tx, student: StudentId): Promise<void> => {
  await lockOrderPlacement(tx, student);
  await tx
    .selectFrom('orders')
    .select('id')
    .where('student_id', '=', student)
    .orderBy('id')
    .forUpdate()
    .execute();
};

/** Locks and returns the student's orders that are unpaid or under review. */
export const lockPendingOrders = async (tx: Tx, student: StudentId): Promise<Order[]> =>
  withLines(
    tx,
    await tx
      .selectFrom('orders')
      .selectAll()
      .where('student_id', '=', student)
      .where('state', 'in', ['created', 'awaiting_payment', 'review'])
      .orderBy('id')
      .forUpdate()
      .execute(),
  );

/** Unpaid orders past their expiry. */
export const findOverdueOrders = async (db: Db, now: Date, limit: number): Promise<OrderId[]> => {
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

/** Appends a history entry without a state transition. */
export const appendHistory = (tx: Tx, order: Order, entry: HistoryEntry): Promise<unknown> =>
  tx.insertInto('order_history').values(historyRow(order, entry)).execute();
