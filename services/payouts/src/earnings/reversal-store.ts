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

/** The refunds of these orders that were heard of. */
export const refundsOf = (db: Db, orderIds: readonly string[]): Promise<Selectable<Tables['refunds']>[]> =>
  db.selectFrom('refunds').selectAll().where('order_id', 'in', orderIds).execute();

/** What refunds take back of the earnings of their orders, again where it was booked by another split. */
export const bookReversals = async (
  db: Db,
  earnings: readonly Booked[],
  refunds: readonly Selectable<Tables['refunds']>[],
): Promise<void> => {
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
