import { dhakaDay } from '@sargam/chassis/calendar';
import type { LimitOffset } from '@sargam/chassis/paging';
import { insertRows, setExcluded } from '@sargam/chassis/sql';
import { OrderState } from '@sargam/proto/commerce/v1/order';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';
import { sumOrderDays } from '../totals/order-days.ts';

type Db = Kysely<Tables>;
export type OrderRow = Selectable<Tables['orders']> & {
  buyer_name: string | null;
  buyer_email: string | null;
};

type SavedOrder = Required<Omit<Insertable<Tables['orders']>, 'card_refunded'>>;

const orderColumns = {
  id: 'text',
  student_id: 'text',
  state: 'text',
  subtotal: 'bigint',
  payable: 'bigint',
  received: 'bigint',
  coupon_code: 'text',
  coupon_percent: 'integer',
  method: 'text',
  courses: 'jsonb',
  created_at: 'timestamptz',
  paid_at: 'timestamptz',
  refunded: 'bigint',
};

/**
 * Events of one order arrive in sequence, so the last one wins. A dead letter that is replayed later does not undo a
 * refund: a smaller refunded sum changes nothing.
 */
export const saveOrders = async (db: Db, orders: readonly SavedOrder[]): Promise<void> => {
  const latest = new Map<string, SavedOrder>();
  for (const order of orders) {
    const earlier = latest.get(order.id);
    if (!earlier || earlier.refunded <= order.refunded) latest.set(order.id, order);
  }
  await sql`
    ${insertRows('orders', orderColumns, [...latest.values()])}
    on conflict (id) do update set ${setExcluded(orderColumns)} where orders.refunded <= excluded.refunded
  `.execute(db);
};

/** The end of a range without an end. */
const endOfTime = new Date('9999-12-31');

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

/** The states of the orders that match; undefined for every state. */
const matchingStates = ({ paidOnly, states }: OrderFilter): readonly OrderState[] | undefined => {
  if (!paidOnly) return states.length > 0 ? states : undefined;
  return states.length > 0 ? paidStates.filter((state) => states.includes(state)) : paidStates;
};

/** The last order of the previous page. */
export interface OrderCursor {
  /** Undefined for the time at which the order was created. */
  readonly createdAt: Date | undefined;
  readonly id: string;
}

export interface OrderPage extends LimitOffset {
  readonly after?: OrderCursor | undefined;
}

/** The ids of the newest matching orders of one state, or of every state, up to the end of the page. */
const newestOf = (state: OrderState | undefined, { from, until }: OrderFilter, page: OrderPage) => {
  const { after, limit, offset } = page;
  const createdAt = after && (after.createdAt ?? sql`(select created_at from orders where id = ${after.id})`);
  return sql`(
    select id, created_at from orders where created_at >= ${from} and created_at < ${until}
      ${state ? sql`and state = ${state}` : sql``}
      ${after ? sql`and (created_at, id) < (${createdAt}, ${after.id})` : sql``}
    order by created_at desc, id desc limit ${offset + limit})`;
};

/**
 * One page of orders, newest first, with the names of buyers whose events have arrived. The ids come from
 * the index alone, in which each state has its own part.
 */
export const listOrders = async (db: Db, filter: OrderFilter, page: OrderPage): Promise<OrderRow[]> => {
  const states = matchingStates(filter) ?? [undefined];
  if (states.length === 0) return [];
  const parts = states.map((state) => newestOf(state, filter, page));
  const { rows } = await sql<OrderRow>`
    select orders.*, people.name as buyer_name, people.email as buyer_email
    from (
      select id from (${sql.join(parts, sql` union all `)}) as newest
      order by created_at desc, id desc limit ${page.limit} offset ${page.offset}
    ) as listed
    join orders on orders.id = listed.id
    left join people on people.id = orders.student_id
    order by orders.created_at desc, orders.id desc
  `.execute(db);
  return rows;
};

/** The orders that a search means: an e-mail address, an id, or the last eight characters of an id. */
export const findOrders = (db: Db, query: string, limit: number): Promise<OrderRow[]> => {
  const id = query.replace(/^#/, '').toUpperCase();
  return db
    .selectFrom('orders')
    .leftJoin('people', 'people.id', 'orders.student_id')
    .selectAll('orders')
    .select(['people.name as buyer_name', 'people.email as buyer_email'])
    .$if(query.includes('@'), (orders) =>
      // An array is read first, so the orders come from the index of students, not from that of times.
      orders.where(
        sql<boolean>`orders.student_id = any(array(select id from people where lower(email) = ${query.toLowerCase()}))`,
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
  /** Fully refunded orders, which are no part of `paid`. */
  readonly refunded: number;
  readonly received: bigint;
}

const isEndless = (until: Date): boolean => until.getTime() >= endOfTime.getTime();

/** The totals of the days in Dhaka that the range includes, from the daily totals, with the changes that are not added yet. */
export const sumOrders = async (db: Db, filter: OrderFilter): Promise<OrderTotals> => {
  const { from, until } = filter;
  const states = matchingStates(filter);
  const totals = await sumOrderDays(db, {
    firstDay: from.getTime() <= 0 ? '' : dhakaDay(from),
    lastDay: isEndless(until) ? '' : dhakaDay(new Date(until.getTime() - 1)),
  });
  const matching = totals.filter(({ key }) => states?.includes(key as OrderState) ?? true);
  const countOf = (counted: readonly OrderState[] | undefined) =>
    matching
      .filter(({ key }) => counted?.includes(key as OrderState) ?? true)
      .reduce((sum, { count }) => sum + Number(count), 0);
  // A fully refunded order counts with the fee that the gateway keeps.
  const received = matching.reduce((sum, { net }) => sum + net, 0n);
  return {
    total: countOf(undefined),
    paid: countOf(paidStates),
    refunded: countOf([OrderState.ORDER_STATE_REFUNDED]),
    received,
  };
};
