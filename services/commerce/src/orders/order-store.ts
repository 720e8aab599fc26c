import { deferToCommit, type Tx } from '@sargam/chassis/sql';
import { type Kysely, type QueryCreator, type Selectable, sql } from 'kysely';
import type { OrderId, StudentId } from '../ids.ts';
import type { Tables } from '../tables.ts';
import type { Order } from './order.ts';
import {
  amountColumns,
  type HistoryEntry,
  historyRow,
  lineRows,
  orderRow,
  progressColumns,
  toOrder,
} from './order-rows.ts';

export type { HistoryEntry as Deed } from './order-rows.ts';

/** The new order with its lines, and that it was placed, in one statement. */
export const insertPlacedOrder = async (tx: Tx<Tables>, order: Order, deed: HistoryEntry): Promise<void> => {
  await placing(tx, order, deed).execute();
};

/** As `insertPlaced`, with the commit: for an order that nothing else refers to before. */
export const insertOnCommit = (tx: Tx<Tables>, order: Order, deed: HistoryEntry): Promise<void> =>
  deferToCommit(tx, placing(tx, order, deed).compile());

const placing = (tx: Tx<Tables>, order: Order, deed: HistoryEntry) =>
  tx
    .with('placed', (db) => db.insertInto('orders').values(orderRow(order)))
    .with('chosen', (db) => db.insertInto('order_lines').values(lineRows(order)))
    .insertInto('order_history')
    .values(historyRow(order, deed));

/** False where an order of this reference was taken over before. */
export const insertImportedOrder = async (
  tx: Tx<Tables>,
  order: Order,
  reference: string,
): Promise<boolean> => {
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
 * Keeps how the order stands after what was done to it, and by whom and why, in one statement. Its lines and amounts
 * stay as they are. `db` may bring along what else the same statement is to do.
 */
export const saveTransition = async (
  db: QueryCreator<Tables>,
  order: Order,
  deed: HistoryEntry,
): Promise<void> => {
  await stepOf(db, order, deed).execute();
};

/** As `keepStep`, with the commit: for who does not read the order again before. */
export const saveTransitionOnCommit = (
  tx: Tx<Tables>,
  order: Order,
  deed: HistoryEntry,
  db: QueryCreator<Tables> = tx,
): Promise<void> => deferToCommit(tx, stepOf(db, order, deed).compile());

const stepOf = (db: QueryCreator<Tables>, order: Order, deed: HistoryEntry) =>
  db
    .with('stepped', (orders) =>
      orders.updateTable('orders').set(progressColumns(order)).where('id', '=', order.id),
    )
    .insertInto('order_history')
    .values(historyRow(order, deed));

/** Replaces the amounts of an order and of its lines, after a coupon was applied to it. */
export const saveAmounts = async (tx: Tx<Tables>, order: Order): Promise<void> => {
  await tx.updateTable('orders').set(amountColumns(order)).where('id', '=', order.id).execute();
  await tx.deleteFrom('order_lines').where('order_id', '=', order.id).execute();
  await tx.insertInto('order_lines').values(lineRows(order)).execute();
};

const linesOf = (db: Kysely<Tables>, ids: readonly OrderId[]): Promise<Selectable<Tables['order_lines']>[]> =>
  db.selectFrom('order_lines').selectAll().where('order_id', 'in', ids).orderBy('position').execute();

const withLines = async (
  db: Kysely<Tables>,
  rows: readonly Selectable<Tables['orders']>[],
): Promise<Order[]> => {
  if (rows.length === 0) return [];
  const lines = await linesOf(
    db,
    rows.map((row) => row.id),
  );
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  return rows.map((row) => toOrder(row, byOrder.get(row.id) ?? []));
};

export const findOrder = async (db: Kysely<Tables>, id: OrderId): Promise<Order | undefined> => {
  const rows = await db.selectFrom('orders').selectAll().where('id', '=', id).execute();
  return (await withLines(db, rows))[0];
};

export const findImportedOrder = async (
  db: Kysely<Tables>,
  reference: string,
): Promise<Order | undefined> => {
  const rows = await db.selectFrom('orders').selectAll().where('import_reference', '=', reference).execute();
  return (await withLines(db, rows))[0];
};

/**
 * The order, kept from everyone else until the transaction ends. Locks are taken in one order everywhere: the order,
 * what it upgrades, the wallet, the coupon, the referrer's wallet, the invoices' number.
 */
export const lockOrder = async (tx: Tx<Tables>, id: OrderId): Promise<Order | undefined> => {
  const [row, lines] = await Promise.all([
    tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    // Read once the order is locked: it runs behind that, on what is kept by then.
    linesOf(tx, [id]),
  ]);
  return row && toOrder(row, lines);
};

/** The student's turn to order, until the transaction ends: they place one order at a time. */
export const lockOrderPlacement = async (tx: Tx<Tables>, student: StudentId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('place-order'), hashtext(${student}))`.execute(tx);
};

/** All of the student's orders as they stand, until the transaction ends: none is added, paid or refunded meanwhile. */
export const lockAllOrders = async (tx: Tx<Tables>, student: StudentId): Promise<void> => {
  await lockOrderPlacement(tx, student);
  await tx
    .selectFrom('orders')
    .select('id')
    .where('student_id', '=', student)
    .orderBy('id')
    .forUpdate()
    .execute();
};

/** The student's orders that are unpaid or under review, locked. */
export const lockPendingOrders = async (tx: Tx<Tables>, student: StudentId): Promise<Order[]> =>
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
export const findOverdueOrders = async (db: Kysely<Tables>, now: Date, limit: number): Promise<OrderId[]> => {
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

/** Puts down what was done about an order that stays as it is, by whom and why. */
export const appendHistory = async (tx: Tx<Tables>, order: Order, deed: HistoryEntry): Promise<void> => {
  await tx.insertInto('order_history').values(historyRow(order, deed)).execute();
};
