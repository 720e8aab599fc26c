import type { Books } from './books.ts';

type Ask = Pick<Books, 'ask'>;
type Database = Parameters<Books['ask']>[0];

/** How often an order of a course became each thing that it is to become once. */
export interface CourseOrder {
  readonly settlements: number;
  readonly invoices: number;
  readonly enrolments: number;
  readonly earnings: number;
}

export interface GiftOrder {
  readonly settlements: number;
  readonly invoices: number;
  readonly cards: number;
}

/** How many such rows each of the orders has. */
const countsOf = async (
  { ask }: Ask,
  [of, rows]: readonly [Database, string],
  orders: readonly string[],
): Promise<readonly number[]> => {
  const counted = await ask<{ n: number }>(
    of,
    `select (select count(*)::int from ${rows}) as n
       from unnest($1::text[]) with ordinality o (id, at) order by at`,
    [orders],
  );
  return counted.map(({ n }) => n);
};

/** Card payments that became income, of an order or a charge. */
const receipts = (bill: 'order_id' | 'charge_reference', income: string) =>
  `payments p join movements m on m.key = 'receipt:' || p.tran_id
    where p.${bill} = o.id and exists (
      select from entries e where e.movement_id = m.id and e.account_id = '${income}')`;

/** What became of each of these orders of courses, in their order. */
export const becameOfCourses = async (
  books: Ask,
  orders: readonly string[],
): Promise<readonly CourseOrder[]> => {
  const [settlements = [], invoices = [], enrolments = [], earnings = []] = await Promise.all(
    (
      [
        ['commerce', receipts('order_id', 'house/sales')],
        ['commerce', `invoices where order_id = o.id and kind = 'invoice'`],
        ['learning', 'grants where order_id = o.id'],
        ['payouts', 'earnings where order_id = o.id'],
      ] as const
    ).map((rows) => countsOf(books, rows, orders)),
  );
  return orders.map((_, at) => ({
    settlements: settlements[at] ?? 0,
    invoices: invoices[at] ?? 0,
    enrolments: enrolments[at] ?? 0,
    earnings: earnings[at] ?? 0,
  }));
};

/** The same of orders of gift cards. */
export const becameOfGifts = async (books: Ask, orders: readonly string[]): Promise<readonly GiftOrder[]> => {
  const [settlements = [], invoices = [], cards = []] = await Promise.all(
    (
      [
        ['commerce', receipts('charge_reference', 'house/gift-cards')],
        ['commerce', `invoices where charge_reference = o.id and kind = 'invoice'`],
        ['store', 'gift_cards where order_id = o.id'],
      ] as const
    ).map((rows) => countsOf(books, rows, orders)),
  );
  return orders.map((_, at) => ({
    settlements: settlements[at] ?? 0,
    invoices: invoices[at] ?? 0,
    cards: cards[at] ?? 0,
  }));
};
