import type { BoundedPageRequest } from '@sargam/chassis/paging';
import { selectBoundedPage, toColumns, toProperties } from '@sargam/chassis/sql';
import type { Selectable } from 'kysely';
import type { OrderId, RefundId } from '../ids.ts';
import { type BillRef, toBillColumns, toBillRef } from '../payments/bill.ts';
import type { Db, Tables, Tx } from '../tables.ts';
import type { Refund, RefundState } from './refund.ts';

const toRefund = (row: Selectable<Tables['refunds']>): Refund => {
  const { orderId: _, chargeReference: __, nextStepAt: ___, ...refund } = toProperties(row);
  return { ...refund, bill: toBillRef(row) };
};

/** Inserts or updates a refund. The sweep advances it at `nextStepAt`; undefined for never. */
export const saveRefund = async (tx: Tx, refund: Refund, nextStepAt: Date | undefined): Promise<void> => {
  const { bill, ...columns } = refund;
  const { id, ...rest } = { ...toBillColumns(bill), ...toColumns({ ...columns, nextStepAt }) };
  await tx
    .insertInto('refunds')
    .values({ id, ...rest })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute();
};

export const saveCreditNoteNumber = (tx: Tx, id: RefundId, number: string): Promise<unknown> =>
  tx.updateTable('refunds').set({ credit_note_number: number }).where('id', '=', id).execute();

export const findRefund = async (db: Db, id: RefundId): Promise<Refund | undefined> => {
  const row = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toRefund(row);
};

/** Locked until the transaction ends. A caller that also needs the order locks the order first. */
export const lockRefund = async (tx: Tx, id: RefundId): Promise<Refund | undefined> => {
  const row = await tx
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && toRefund(row);
};

/** Oldest first. */
export const findOrderRefunds = async (db: Db, orders: readonly OrderId[]): Promise<Refund[]> => {
  if (orders.length === 0) return [];
  const rows = await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', 'in', orders)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
  return rows.map(toRefund);
};

/** The refunds of one order or charge with those of second payments, oldest first. */
export const findBillRefunds = async (db: Db, ref: BillRef): Promise<Refund[]> => {
  const refunds = db.selectFrom('refunds').selectAll().orderBy('requested_at').orderBy('id');
  const rows =
    ref.kind === 'order'
      ? await refunds.where('order_id', '=', ref.id).execute()
      : await refunds.where('charge_reference', '=', ref.id).execute();
  return rows.map(toRefund);
};

/** The refund of a charge itself. Refunds of second payments are excluded. */
export const findChargeRefund = async (db: Db, ref: BillRef): Promise<Refund | undefined> => {
  const row = await db
    .selectFrom('refunds')
    .selectAll()
    .where('charge_reference', '=', toBillColumns(ref).charge_reference)
    .where('decided_by', '<>', 'automatic')
    .executeTakeFirst();
  return row && toRefund(row);
};

/** Newest first. */
export const listRefunds = async (db: Db, state: RefundState | undefined, request: BoundedPageRequest) => {
  const all = db.selectFrom('refunds');
  const filtered = state ? all.where('state', '=', state) : all;
  const table = { name: 'refunds', time: 'requested_at' };
  const { rows, ...page } = await selectBoundedPage(db, filtered, table, request);
  return { ...page, refunds: rows.map(toRefund) };
};

/** Claims due refunds for this replica. The claim expires, so refunds of a crashed replica become due again. */
export const claimDueRefunds = async (
  db: Db,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<RefundId[]> => {
  const due = db
    .selectFrom('refunds')
    .select('id')
    .where('next_step_at', '<=', now)
    .orderBy('next_step_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('refunds')
    .set({ next_step_at: until })
    .where('id', 'in', due)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
};

export const rescheduleStep = (db: Db, id: RefundId, at: Date | undefined): Promise<unknown> =>
  db
    .updateTable('refunds')
    .set({ next_step_at: at ?? null })
    .where('id', '=', id)
    .where('next_step_at', 'is not', null)
    .execute();
