import type { Selectable } from 'kysely';
import { type BillRef, toBillColumns } from '../payments/bill.ts';
import type { Refund } from '../refunds/refund.ts';
import { findBillRefunds } from '../refunds/refund-store.ts';
import type { Db, Tables } from '../tables.ts';

/** A row of the history of an order or a charge. */
export type HistoryRow = Pick<
  Selectable<Tables['order_history']>,
  'action' | 'actor' | 'reason' | 'occurred_at'
> & { readonly state: string };

/** Everything that is kept about an order or a charge, oldest first. */
export interface BillRecord {
  readonly attempts: readonly Selectable<Tables['payments']>[];
  readonly history: readonly HistoryRow[];
  readonly refundAttempts: readonly Selectable<Tables['refund_attempts']>[];
  readonly refunds: readonly Refund[];
}

const historyColumns = ['action', 'state', 'actor', 'reason', 'occurred_at'] as const;

const findHistory = (db: Db, ref: BillRef): Promise<HistoryRow[]> =>
  ref.kind === 'order'
    ? db
        .selectFrom('order_history')
        .select(historyColumns)
        .where('order_id', '=', ref.id)
        .orderBy('id')
        .execute()
    : db
        .selectFrom('charge_history')
        .select(historyColumns)
        .where('charge_reference', '=', ref.id)
        .orderBy('id')
        .execute();

const findAttempts = (db: Db, ref: BillRef) => {
  const { order_id, charge_reference } = toBillColumns(ref);
  const payments = db.selectFrom('payments').selectAll().orderBy('attempt');
  return order_id === null
    ? payments.where('charge_reference', '=', charge_reference).execute()
    : payments.where('order_id', '=', order_id).execute();
};

const findRefundAttempts = (db: Db, ref: BillRef) => {
  const { order_id, charge_reference } = toBillColumns(ref);
  const refunds = db.selectFrom('refunds').select('id');
  return db
    .selectFrom('refund_attempts')
    .selectAll()
    .where(
      'refund_id',
      'in',
      order_id === null
        ? refunds.where('charge_reference', '=', charge_reference)
        : refunds.where('order_id', '=', order_id),
    )
    .orderBy('opened_at')
    .execute();
};

export const findBillRecord = async (db: Db, ref: BillRef): Promise<BillRecord> => {
  const [attempts, history, refundAttempts, refunds] = await Promise.all([
    findAttempts(db, ref),
    findHistory(db, ref),
    findRefundAttempts(db, ref),
    findBillRefunds(db, ref),
  ]);
  return { attempts, history, refundAttempts, refunds };
};
