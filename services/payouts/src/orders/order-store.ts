import { OrderState } from '@sargam/proto/commerce/v1/order';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type OrderRow = Selectable<Tables['orders']> & {
  buyer_name: string | null;
  buyer_email: string | null;
};

/**
 * Events of one order arrive in sequence, so the last one wins. A dead letter that is replayed later does not undo a
 * refund: a smaller refunded sum changes nothing.
 */
export const saveOrder = async (db: Db, order: Insertable<Tables['orders']>): Promise<void> => {
  await db
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(order).where('orders.refunded', '<=', order.refunded),
    )
    .execute();
};

export interface OrderFilter {
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
  readonly paidOnly: boolean;
}

const paidStates: readonly OrderState[] = [
  OrderState.ORDER_STATE_PAID,
  OrderState.ORDER_STATE_PARTLY_REFUNDED,
];

const selectMatching = (db: Db, { from, until, paidOnly }: OrderFilter) =>
  db
    .selectFrom('orders')
    .where('orders.created_at', '>=', from)
    .where('orders.created_at', '<', until)
    .$if(paidOnly, (query) => query.where('orders.state', 'in', paidStates));

/** One page of orders, newest first, with the names of buyers whose events have arrived. */
export const listOrders = (
  db: Db,
  filter: OrderFilter,
  page: { limit: number; offset: number },
): Promise<OrderRow[]> =>
  selectMatching(db, filter)
    .leftJoin('people', 'people.id', 'orders.student_id')
    .selectAll('orders')
    .select(['people.name as buyer_name', 'people.email as buyer_email'])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

export interface OrderTotals {
  readonly total: number;
  readonly paid: number;
  readonly received: bigint;
}

export const sumOrders = async (db: Db, filter: OrderFilter): Promise<OrderTotals> => {
  const row = await selectMatching(db, filter)
    .select((select) => {
      const paid = select('orders.state', 'in', paidStates);
      return [
        select.fn.countAll<bigint>().as('total'),
        select.fn.countAll<bigint>().filterWhere(paid).as('paid'),
        // Less what went back by card (decision B12).
        select.fn
          .sum<string | null>(select('orders.received', '-', select.ref('orders.card_refunded')))
          .filterWhere(paid)
          .as('received'),
      ];
    })
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), paid: Number(row.paid), received: BigInt(row.received ?? 0) };
};
