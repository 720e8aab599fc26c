import type { DatabaseName, ServiceDatabases } from './service-databases.ts';

type Query = Pick<ServiceDatabases, 'query'>;

/** Rows that store and commerce both hold, in the same text format. */
const pairs: Readonly<Record<string, readonly (readonly [DatabaseName, string])[]>> = {
  'a redeemed gift card is credited once, with its value, to the student who redeemed it': [
    ['store', `select id || ' ' || used_by || ' ' || value as row from gift_cards where used_at is not null`],
    [
      'commerce',
      `select replace(m.key, 'credit:gift-card:', '') || ' ' || m.student_id || ' ' || e.amount as row
         from movements m join entries e on e.movement_id = m.id and e.amount > 0 where m.kind = 'credit'`,
    ],
  ],
  'a gift card order has the same amount and refund state in store and commerce': [
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

/**
 * Compares all gift cards and gift card orders of store with commerce. Valid only when no operation is in progress.
 */
export const reconcileGiftCards = async ({ query }: Query): Promise<readonly string[]> => {
  const found = Object.entries(pairs).map(async ([rule, sides]) => {
    const [store = [], commerce = []] = await Promise.all(
      sides.map(async ([of, text]) => (await query<{ row: string }>(of, text)).map(({ row }) => row)),
    );
    return [
      ...findRowsMissingFrom(store, commerce).map((row) => `${rule}: only store has ${row}`),
      ...findRowsMissingFrom(commerce, store).map((row) => `${rule}: only commerce has ${row}`),
    ];
  });
  return (await Promise.all(found)).flat();
};

/** Rows that occur more often in `rows` than in `others`. */
const findRowsMissingFrom = (rows: readonly string[], others: readonly string[]): readonly string[] => {
  const uncredited = new Map<string, number>();
  for (const row of others) uncredited.set(row, (uncredited.get(row) ?? 0) + 1);
  return rows.filter((row) => {
    const times = uncredited.get(row) ?? 0;
    uncredited.set(row, times - 1);
    return times <= 0;
  });
};
