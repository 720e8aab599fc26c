import type { ServiceDatabases } from './service-databases.ts';

type Query = Pick<ServiceDatabases, 'query'>;
type Database = Parameters<ServiceDatabases['query']>[0];

/** How often each effect of a paid course order happened; each must happen once. */
export interface CourseOrderEffects {
  readonly settlements: number;
  readonly invoices: number;
  readonly enrolments: number;
  readonly earnings: number;
}

export interface GiftOrderEffects {
  readonly settlements: number;
  readonly invoices: number;
  readonly cards: number;
}

/** Counts the matching rows of each order. */
const countRows = async (
  { query }: Query,
  [of, rows]: readonly [Database, string],
  orders: readonly string[],
): Promise<readonly number[]> => {
  const counted = await query<{ n: number }>(
    of,
    `select (select count(*)::int from ${rows}) as n
       from unnest($1::text[]) with ordinality o (id, at) order by at`,
    [orders],
  );
  return counted.map(({ n }) => n);
};

/** Card payments booked as income, of an order or a charge. */
const receipts = (bill: 'order_id' | 'charge_reference', income: string) =>
  `payments p join movements m on m.key = 'receipt:' || p.tran_id
    where p.${bill} = o.id and exists (
      select from entries e where e.movement_id = m.id and e.account_id = '${income}')`;

/** Effects of each course order, in the order of `orders`. */
export const countCourseOrderEffects = async (
  databases: Query,
  orders: readonly string[],
): Promise<readonly CourseOrderEffects[]> => {
  const [settlements = [], invoices = [], enrolments = [], earnings = []] = await Promise.all(
    (
      [
        ['commerce', receipts('order_id', 'house/sales')],
        ['commerce', `invoices where order_id = o.id and kind = 'invoice'`],
        ['learning', 'grants where order_id = o.id'],
        ['payouts', 'earnings where order_id = o.id'],
      ] as const
    ).map((rows) => countRows(databases, rows, orders)),
  );
  return orders.map((_, at) => ({
    settlements: settlements[at] ?? 0,
    invoices: invoices[at] ?? 0,
    enrolments: enrolments[at] ?? 0,
    earnings: earnings[at] ?? 0,
  }));
};

/** Effects of each gift card order, in the order of `orders`. */
export const countGiftOrderEffects = async (
  databases: Query,
  orders: readonly string[],
): Promise<readonly GiftOrderEffects[]> => {
  const [settlements = [], invoices = [], cards = []] = await Promise.all(
    (
      [
        ['commerce', receipts('charge_reference', 'house/gift-cards')],
        ['commerce', `invoices where charge_reference = o.id and kind = 'invoice'`],
        ['store', 'gift_cards where order_id = o.id'],
      ] as const
    ).map((rows) => countRows(databases, rows, orders)),
  );
  return orders.map((_, at) => ({
    settlements: settlements[at] ?? 0,
    invoices: invoices[at] ?? 0,
    cards: cards[at] ?? 0,
  }));
};
