import { eventually } from '@sargam/chassis/testing';
import { parseTaka } from '../checks/parse-taka.ts';
import type { DatabaseName } from '../checks/service-databases.ts';
import { resolveOrderReview } from './actions/refund.ts';
import { findStuckRefunds, retryRefund } from './actions/stuck-refund.ts';
import type { SimulationContext, UnderReview } from './simulation-context.ts';

/** Queries for rows of operations in progress. */
const inProgress = [
  ['commerce', `select id from orders where state in ('created', 'awaiting_payment')`],
  ['commerce', `select reference from charges where state = 'open'`],
  ['commerce', `select id from refunds where state in ('granted', 'accepted')`],
  [
    'commerce',
    `select a.id from accounts a join entries e on e.account_id = a.id
      where a.kind = 'available' and a.expires_at <= now() group by a.id having sum(e.amount) > 0`,
  ],
  ['commerce', 'select id from outbox'],
  ['store', `select id from orders where state = 'pending' and not under_review`],
  ['store', 'select id from gift_cards where used_at is not null and credited_at is null'],
  [
    'store',
    `select id from orders where state = 'refunded' and paid_at is not null and refund_requested_at is null`,
  ],
  ['store', 'select id from outbox'],
] as const satisfies readonly (readonly [DatabaseName, string])[];

/** Sets due times to now, in place of waiting half an hour: no API call can do this. */
const timeUpdates = [
  `update orders set expires_at = now() where state in ('created', 'awaiting_payment')`,
  `update charges set expires_at = now() where state = 'open'`,
  `update payments set next_check_at = now() where next_check_at > now()`,
  `update refunds set next_step_at = now() where next_step_at > now()`,
] as const;

/**
 * Payments that commerce still checks and whose result the gateway knows. Payments with a wrong amount, and payments
 * unknown to the gateway, are checked for a day and are not included.
 */
const findUncheckedPayments = async ({
  databases,
  system,
}: Pick<SimulationContext, 'databases' | 'system'>): Promise<string[]> => {
  const payments = await databases.query<{ tran_id: string; amount: string; state: string }>(
    'commerce',
    'select tran_id, amount, state from payments where next_check_at is not null',
  );
  const paidAmounts = await Promise.all(payments.map((one) => system.sandbox.findPaidAmounts(one.tran_id)));
  return payments.flatMap(({ tran_id: tranId, amount, state }, index) => {
    const amounts = paidAmounts[index];
    const isWrong = amounts?.[0] !== undefined && parseTaka(amounts[0]) !== BigInt(amount);
    return !amounts || isWrong ? [] : [`payment ${tranId} is ${state}, paid ${amounts.join(' and ')}`];
  });
};

/**
 * Waits until all operations are complete: gateway sessions expire, lost payments are checked, refunds arrive, an
 * admin resolves reviews. Does not trigger steps that the services must take by themselves.
 */
export const waitUntilSettled = async ({ databases, system, admin }: SimulationContext): Promise<void> => {
  await system.sandbox.advanceClock(3_600);
  await eventually(async () => {
    for (const update of timeUpdates) await databases.query('commerce', update);
    await system.sandbox.advanceClock(60);
    const waiting = await databases.query<UnderReview>(
      'commerce',
      `select 'order' as kind, id from orders where state = 'review'
        union all select 'charge', reference from charges where state = 'review'`,
    );
    // The hold of an order may be released: then the payment can only be refunded.
    for (const [index, one] of waiting.entries()) {
      await resolveOrderReview({ admin }, one, index % 2 === 0).catch(() =>
        resolveOrderReview({ admin }, one, false),
      );
    }
    const stuck = await findStuckRefunds({ databases });
    for (const [index, { id }] of stuck.entries()) await retryRefund({ admin }, id, index % 2 === 0);
    const unchecked = await findUncheckedPayments({ databases, system });
    for (const [database, query] of inProgress) {
      const found = await databases.query<object>(database, query);
      if (found.length > 0) unchecked.push(`${database}: ${query}: ${found.length}`);
    }
    expect([
      ...unchecked,
      ...(waiting.length > 0 ? ['reviews'] : []),
      ...(stuck.length > 0 ? ['stuck refunds'] : []),
    ]).toEqual([]);
  }, 120_000);
};
