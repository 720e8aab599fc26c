import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../database.ts';
import { calculateReversal } from './reversal.ts';

type Db = Kysely<Tables>;

/** Returns false if the refund exists. */
export const insertRefund = async (db: Db, refund: Insertable<Tables['refunds']>): Promise<boolean> => {
  const row = await db
    .insertInto('refunds')
    .values(refund)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

type EarningAmounts = Pick<Selectable<Tables['earnings']>, 'id' | 'order_id' | 'share' | 'platform'>;

export const listRefunds = (db: Db, orderIds: readonly string[]): Promise<Selectable<Tables['refunds']>[]> =>
  db.selectFrom('refunds').selectAll().where('order_id', 'in', orderIds).execute();

/** Saves the reversals of these earnings by the refunds of their orders. Replaces a reversal of an earlier split. */
export const saveReversals = async (
  db: Db,
  earnings: readonly EarningAmounts[],
  refunds: readonly Selectable<Tables['refunds']>[],
): Promise<void> => {
  for (const refund of refunds) {
    const { id: refund_id, order_id, refunded_before, refunded_after, order_total } = refund;
    const interval = { before: refunded_before, after: refunded_after, orderTotal: order_total };
    for (const { id: earning_id, share, platform } of earnings.filter((one) => one.order_id === order_id)) {
      if (share === null || platform === null) continue;
      const reversal = calculateReversal({ share, platform }, interval);
      await db
        .insertInto('reversals')
        .values({ refund_id, earning_id, ...reversal })
        .onConflict((conflict) => conflict.columns(['refund_id', 'earning_id']).doUpdateSet(reversal))
        .execute();
    }
  }
};
