import { sql } from 'kysely';
import type { OrderId } from '../ids.ts';
import type { Tx } from '../tables.ts';

interface UpgradingOrder {
  readonly id: OrderId;
  readonly lines: readonly { readonly upgrades: OrderId | undefined }[];
}

/**
 * Locks the orders that this order upgrades. Returns whether each of them is paid and not upgraded by another paid order. Because of
 * the lock, the second of two upgrades of one order sees the first.
 */
export const lockUpgradedOrders = async (tx: Tx, order: UpgradingOrder): Promise<boolean> => {
  const bases = [...new Set(order.lines.flatMap((line) => line.upgrades ?? []))];
  if (bases.length === 0) return true;
  await tx
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', bases)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const { rows } = await sql<{ id: OrderId }>`
    select base.id
      from order_lines l join orders base on base.id = l.upgrades_order_id
     where l.order_id = ${order.id}
       and (base.state not in ('paid', 'partly_refunded')
         or exists (select from order_lines rival join orders o on o.id = rival.order_id
                     where rival.upgrades_order_id = base.id and rival.course_id = l.course_id
                       and rival.order_id <> l.order_id and o.state in ('paid', 'partly_refunded')))`.execute(
    tx,
  );
  return rows.length === 0;
};
