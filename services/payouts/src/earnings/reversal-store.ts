import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../database.ts';
import { reversalOf } from './reversal.ts';

type Db = Kysely<Tables>;

/** False when it is known already. */
export const insertRefund = async (db: Db, refund: Insertable<Tables['refunds']>): Promise<boolean> => {
  const row = await db
    .insertInto('refunds')
    .values(refund)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

type Booked = Pick<Selectable<Tables['earnings']>, 'id' | 'order_id' | 'share' | 'platform'>;

/** What the refunds heard of take back of these earnings, again where it was booked by another split. */
export const bookReversals = async (db: Db, earnings: readonly Booked[]): Promise<void> => {
  if (earnings.length === 0) return;
  const orderIds = [...new Set(earnings.map((earning) => earning.order_id))];
  const refunds = await db.selectFrom('refunds').selectAll().where('order_id', 'in', orderIds).execute();
  for (const refund of refunds) {
    const { id: refund_id, order_id, refunded_before: before, refunded_after: after, whole } = refund;
    for (const { id: earning_id, share, platform } of earnings.filter((one) => one.order_id === order_id)) {
      if (share === null || platform === null) continue;
      const reversal = reversalOf({ share, platform }, { before, after, whole });
      await db
        .insertInto('reversals')
        .values({ refund_id, earning_id, ...reversal })
        .onConflict((conflict) => conflict.columns(['refund_id', 'earning_id']).doUpdateSet(reversal))
        .execute();
    }
  }
};
