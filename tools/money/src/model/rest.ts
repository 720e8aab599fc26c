import { eventually } from '@sargam/chassis/testing';
import type { Books } from '../books/books.ts';
import { poishaOf } from '../books/poisha.ts';
import { retry, stuckRefunds } from './acts/bank.ts';
import { resolve } from './acts/refund.ts';
import type { Town, UnderReview } from './town.ts';

/** What is still under way, in rows. */
const underWay = [
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
    `select id from orders where state = 'refunded' and paid_at is not null and refund_asked_at is null`,
  ],
  ['store', 'select id from outbox'],
] as const satisfies readonly (readonly [Parameters<Books['ask']>[0], string])[];

/** Half an hour and more, as the services' own tables see it: what no call can bring about. */
const passing = [
  `update orders set expires_at = now() where state in ('created', 'awaiting_payment')`,
  `update charges set expires_at = now() where state = 'open'`,
  `update payments set next_check_at = now() where next_check_at > now()`,
  `update refunds set next_step_at = now() where next_step_at > now()`,
] as const;

/**
 * Attempts that commerce still asks about, and could know the end of. Not those that were paid wrongly, or never reached the
 * gateway: about these it asks for a day, since there is nothing else to be learnt.
 */
const unasked = async ({ books, rig }: Pick<Town, 'books' | 'rig'>): Promise<string[]> => {
  const asked = await books.ask<{ tran_id: string; amount: string; state: string }>(
    'commerce',
    'select tran_id, amount, state from payments where next_check_at is not null',
  );
  const paid = await Promise.all(asked.map((one) => rig.sandbox.paidFor(one.tran_id)));
  return asked.flatMap(({ tran_id: tranId, amount, state }, index) => {
    const amounts = paid[index];
    const isWrong = amounts?.[0] !== undefined && poishaOf(amounts[0]) !== BigInt(amount);
    return !amounts || isWrong ? [] : [`payment ${tranId} is ${state}, paid ${amounts.join(' and ')}`];
  });
};

/**
 * Lets everything that is under way come to its end: sessions at the gateway are over, what was lost is asked about, refunds
 * arrive, an admin looks at what waits for one. Nothing is done again that a service should do by itself.
 */
export const comeToRest = async ({ books, rig, admin }: Town): Promise<void> => {
  await rig.sandbox.passTime(3_600);
  await eventually(async () => {
    for (const update of passing) await books.ask('commerce', update);
    await rig.sandbox.passTime(60);
    const waiting = await books.ask<UnderReview>(
      'commerce',
      `select 'order' as of, id from orders where state = 'review'
        union all select 'charge', reference from charges where state = 'review'`,
    );
    // What an order held may be gone: then it cannot be taken, only given back.
    for (const [index, one] of waiting.entries()) {
      await resolve({ admin }, one, index % 2 === 0).catch(() => resolve({ admin }, one, false));
    }
    const stuck = await stuckRefunds({ books });
    for (const [index, { id }] of stuck.entries()) await retry({ admin }, id, index % 2 === 0);
    const left = await unasked({ books, rig });
    for (const [of, rows] of underWay) {
      const found = await books.ask<object>(of, rows);
      if (found.length > 0) left.push(`${of}: ${rows}: ${found.length}`);
    }
    expect([
      ...left,
      ...(waiting.length > 0 ? ['reviews'] : []),
      ...(stuck.length > 0 ? ['stuck refunds'] : []),
    ]).toEqual([]);
  }, 120_000);
};
