import type { Books } from './books.ts';

type Ask = Pick<Books, 'ask'>;
type Database = Parameters<Books['ask']>[0];

/** What two services have written down about the same, each in the same words. */
const pairs: Readonly<Record<string, readonly (readonly [Database, string])[]>> = {
  'a gift card is in the wallet of whoever redeemed it, once, with its value': [
    ['store', `select id || ' ' || used_by || ' ' || value as row from gift_cards where used_at is not null`],
    [
      'commerce',
      `select replace(m.key, 'credit:gift-card:', '') || ' ' || m.student_id || ' ' || e.amount as row
         from movements m join entries e on e.movement_id = m.id and e.amount > 0 where m.kind = 'credit'`,
    ],
  ],
  'an order of gift cards is paid, or given back, in store as in commerce': [
    [
      'store',
      `select id || ' ' || total || ' ' || (state = 'refunded') as row from orders where paid_at is not null`,
    ],
    [
      'commerce',
      `select reference || ' ' || amount || ' ' || (state = 'refunded') as row from charges where paid_at is not null`,
    ],
  ],
};

/** Once nothing is under way any more: every card and every order of cards of store against commerce's. */
export const giftCardsAgainst = async ({ ask }: Ask): Promise<readonly string[]> => {
  const found = Object.entries(pairs).map(async ([says, sides]) => {
    const [store = [], commerce = []] = await Promise.all(
      sides.map(async ([of, text]) => (await ask<{ row: string }>(of, text)).map(({ row }) => row)),
    );
    return [
      ...apart(store, commerce).map((row) => `${says}: only store has ${row}`),
      ...apart(commerce, store).map((row) => `${says}: only commerce has ${row}`),
    ];
  });
  return (await Promise.all(found)).flat();
};

/** Rows that are not, or not as often, among the others. */
const apart = (rows: readonly string[], others: readonly string[]): readonly string[] => {
  const left = new Map<string, number>();
  for (const row of others) left.set(row, (left.get(row) ?? 0) + 1);
  return rows.filter((row) => {
    const times = left.get(row) ?? 0;
    left.set(row, times - 1);
    return times <= 0;
  });
};
