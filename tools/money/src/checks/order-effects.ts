import type { DatabaseName, ServiceDatabases } from './service-databases.ts';

type Query = Pick<ServiceDatabases, 'query'>;

/** Card payments booked as income, of an order or a charge. */
const receipts = (bill: 'order_id' | 'charge_reference', income: string) =>
  `payments p join movements m on m.key = 'receipt:' || p.tran_id
    where p.${bill} = o.id and exists (
      select from entries e where e.movement_id = m.id and e.account_id = '${income}')`;

type Effects = Readonly<Record<string, readonly [DatabaseName, rows: string]>>;

/** Counts how often each effect of each order happened, in the order of `orders`. */
const effectCounter =
  <E extends Effects>(effects: E) =>
  async ({ query }: Query, orders: readonly string[]): Promise<Record<keyof E, number>[]> => {
    const counts = Object.entries(effects).map(async ([effect, [database, rows]]) => {
      const counted = await query<{ n: number }>(
        database,
        `select (select count(*)::int from ${rows}) as n
           from unnest($1::text[]) with ordinality o (id, at) order by at`,
        [orders],
      );
      return [effect, counted] as const;
    });
    const byEffect = await Promise.all(counts);
    return orders.map((_, at) =>
      Object.fromEntries(byEffect.map(([effect, counted]) => [effect, counted[at]?.n ?? 0])),
    ) as Record<keyof E, number>[];
  };

/** The effects of a paid course order; each must happen once. */
export const countCourseOrderEffects = effectCounter({
  settlements: ['commerce', receipts('order_id', 'house/sales')],
  invoices: ['commerce', `invoices where order_id = o.id and kind = 'invoice'`],
  enrolments: ['learning', 'grants where order_id = o.id'],
  earnings: ['payouts', 'earnings where order_id = o.id'],
});

/** The effects of a paid gift card order. */
export const countGiftOrderEffects = effectCounter({
  settlements: ['commerce', receipts('charge_reference', 'house/gift-cards')],
  invoices: ['commerce', `invoices where charge_reference = o.id and kind = 'invoice'`],
  cards: ['store', 'gift_cards where order_id = o.id'],
});
