import { OrderState } from '@sargam/proto/commerce/v1/order';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
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
  /** Empty for all states. */
  readonly states: readonly OrderState[];
}

const paidStates: readonly OrderState[] = [
  OrderState.ORDER_STATE_PAID,
  OrderState.ORDER_STATE_PARTLY_REFUNDED,
];

const selectMatching = (db: Db, { from, until, paidOnly, states }: OrderFilter) =>
  db
    .selectFrom('orders')
    .where('orders.created_at', '>=', from)
    .where('orders.created_at', '<', until)
    .$if(paidOnly, (query) => query.where('orders.state', 'in', paidStates))
    .$if(states.length > 0, (query) => query.where('orders.state', 'in', states));

/** The last order of the previous page. */
export interface OrderCursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** One page of orders, newest first, with the names of buyers whose events have arrived. */
export const listOrders = (
  db: Db,
  filter: OrderFilter,
  { limit, offset, after }: { limit: number; offset: number; after?: OrderCursor },
): Promise<OrderRow[]> =>
  selectMatching(db, filter)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(orders.created_at, orders.id) < (${after?.createdAt}, ${after?.id})`),
    )
    .leftJoin('people', 'people.id', 'orders.student_id')
    .selectAll('orders')
    .select(['people.name as buyer_name', 'people.email as buyer_email'])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** The orders that a search means: an e-mail address, an id, or the last eight characters of an id. */
export const findOrders = (db: Db, query: string, limit: number): Promise<OrderRow[]> => {
  const id = query.replace(/^#/, '').toUpperCase();
  return db
    .selectFrom('orders')
    .leftJoin('people', 'people.id', 'orders.student_id')
    .selectAll('orders')
    .select(['people.name as buyer_name', 'people.email as buyer_email'])
    .$if(query.includes('@'), (orders) =>
      orders.where('orders.student_id', 'in', (people) =>
        people.selectFrom('people').select('id').where(sql`lower(email)`, '=', query.toLowerCase()),
      ),
    )
    .$if(!query.includes('@'), (orders) =>
      orders.where((where) =>
        where.or([where('orders.id', '=', id), where(sql`right(orders.id, 8)`, '=', id)]),
      ),
    )
    .orderBy('orders.created_at', 'desc')
    .limit(limit)
    .execute();
};

export interface OrderTotals {
  readonly total: number;
  readonly paid: number;
  readonly received: bigint;
}

export const sumOrders = async (db: Db, filter: OrderFilter): Promise<OrderTotals> => {
  const row = await selectMatching(db, filter)
    .select((select) => [
      select.fn.countAll<bigint>().as('total'),
      select.fn.countAll<bigint>().filterWhere('orders.state', 'in', paidStates).as('paid'),
      // A fully refunded order counts with the fee that the gateway keeps, as in the sums of `totals`.
      select.fn
        .sum<string | null>(select('orders.received', '-', select.ref('orders.card_refunded')))
        .filterWhere('orders.paid_at', 'is not', null)
        .as('received'),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), paid: Number(row.paid), received: BigInt(row.received ?? 0) };
};
