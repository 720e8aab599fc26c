import { insertRows } from '@sargam/chassis/sql';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';
import { calculateReversal } from './reversal.ts';

type Db = Kysely<Tables>;

const refundColumns = {
  id: 'text',
  order_id: 'text',
  refunded_before: 'bigint',
  refunded_after: 'bigint',
  order_total: 'bigint',
  granted_at: 'timestamptz',
  card: 'bigint',
};

/** Returns the ids of the refunds that did not exist yet. */
export const insertRefunds = async (
  db: Db,
  refunds: readonly Insertable<Tables['refunds']>[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{
    id: string;
  }>`${insertRows('refunds', refundColumns, refunds)} on conflict do nothing returning id`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

type EarningAmounts = Pick<Selectable<Tables['earnings']>, 'id' | 'order_id' | 'share' | 'platform'>;

export const listRefunds = (db: Db, orderIds: readonly string[]): Promise<Selectable<Tables['refunds']>[]> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', sql<string>`any(${[...new Set(orderIds)]}::text[])`)
    .execute();

const reversalColumns = { refund_id: 'text', earning_id: 'text', share: 'bigint', platform: 'bigint' };

/** Saves the reversals of these earnings by the refunds of their orders. Replaces a reversal of an earlier split. */
export const saveReversals = async (
  db: Db,
  earnings: readonly EarningAmounts[],
  refunds: readonly Selectable<Tables['refunds']>[],
): Promise<void> => {
  const earningsByOrder = Map.groupBy(earnings, ({ order_id }) => order_id);
  const reversals = refunds.flatMap((refund) => {
    const { refunded_before: before, refunded_after: after, order_total: orderTotal } = refund;
    return (earningsByOrder.get(refund.order_id) ?? []).flatMap(({ id, share, platform }) => {
      if (share === null || platform === null) return [];
      const reversal = calculateReversal({ share, platform }, { before, after, orderTotal });
      return { refund_id: refund.id, earning_id: id, ...reversal };
    });
  });
  if (reversals.length === 0) return;
  await sql`
    ${insertRows('reversals', reversalColumns, reversals)}
    on conflict (refund_id, earning_id) do update set share = excluded.share, platform = excluded.platform
  `.execute(db);
};
