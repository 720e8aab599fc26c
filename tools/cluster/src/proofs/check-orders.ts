import { setTimeout as sleep } from 'node:timers/promises';
import { countCourseOrderEffects } from '@sargam/money/checks/order-effects';
import type { ServiceDatabases } from '@sargam/money/checks/service-databases';
import type { Shopper } from '../load/shoppers.ts';

const settleTimeoutMs = 120_000;

interface PaidOrder {
  readonly id: string;
  readonly student_id: string;
}

const paidOrdersOf = (databases: ServiceDatabases, shoppers: readonly Shopper[]) =>
  databases.query<PaidOrder>(
    'commerce',
    `select id, student_id from orders where student_id = any($1::text[]) and paid_at is not null`,
    [shoppers.map(({ id }) => id)],
  );

/** Confirmed orders whose settlement, invoice, enrolment or earning does not exist exactly once. */
const findWrongEffects = async (databases: ServiceDatabases, orders: readonly string[]) => {
  const effects = await countCourseOrderEffects(databases, orders);
  return effects.flatMap((counts, index) =>
    Object.entries(counts)
      .filter(([, count]) => count !== 1)
      .map(([effect, count]) => `${orders[index]}: ${effect} ${count}`),
  );
};

/** Compares the orders that shoppers saw as paid with the databases, once all events are handled. */
export const checkOrders = async (databases: ServiceDatabases, shoppers: readonly Shopper[]) => {
  const used = shoppers.filter(({ id }) => id !== '');
  const confirmed = used.flatMap(({ orders }) => orders);
  let wrongEffects = await findWrongEffects(databases, confirmed);
  for (const end = Date.now() + settleTimeoutMs; wrongEffects.length > 0 && Date.now() < end; ) {
    await sleep(1000);
    wrongEffects = await findWrongEffects(databases, confirmed);
  }
  const paid = await paidOrdersOf(databases, used);
  const paidIds = new Set(paid.map(({ id }) => id));
  const known = new Set(confirmed);
  // The last checkout of these shoppers failed in their browser; its order may be paid.
  const uncertain = new Set(used.filter(({ failed }) => failed).map(({ id }) => id));
  return {
    confirmed: confirmed.length,
    lost: confirmed.filter((id) => !paidIds.has(id)),
    doubled: paid.filter(({ id, student_id: student }) => !known.has(id) && !uncertain.has(student)).length,
    paidAfterFailure: paid.filter(({ id, student_id: student }) => !known.has(id) && uncertain.has(student))
      .length,
    wrongEffects,
  };
};

export type OrderCheck = Awaited<ReturnType<typeof checkOrders>>;

/** The number of orders that are lost, doubled, or without each effect exactly once. */
export const countBrokenOrders = ({ lost, doubled, wrongEffects }: OrderCheck): number =>
  lost.length + doubled + wrongEffects.length;

/** The rows of a report. */
export const orderRows = (orders: OrderCheck): readonly (readonly [string, number])[] => [
  ['orders that shoppers saw as paid', orders.confirmed],
  ['of these not paid in the database', orders.lost.length],
  ['paid orders that no shopper made', orders.doubled],
  ['orders paid although the last request of their checkout failed', orders.paidAfterFailure],
  [
    'confirmed orders without exactly one settlement, invoice, enrolment and earning',
    orders.wrongEffects.length,
  ],
];
