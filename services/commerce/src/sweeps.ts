import type { Service } from '@sargam/chassis/service';
import { findOverdueCharges, lockCharge } from './charges/charge-store.ts';
import { transitionUnpaidCharge } from './charges/charge-transitions.ts';
import type { Deps } from './deps.ts';
import type { Cause } from './history.ts';
import { isOpen } from './orders/order.ts';
import { findOverdueOrders, lockOrder } from './orders/order-store.ts';
import { closeOrder } from './orders/order-transitions.ts';
import { sweepPayments } from './payments/sweep-payments.ts';
import { sweepRefunds } from './refunds/sweep-refunds.ts';
import type { Db, Tx } from './tables.ts';

/** Starts all background jobs. They also finish the work of processes that crashed. */
export const startSweeps = async (service: Service, deps: Deps, interval: number): Promise<void> => {
  const { database } = deps;
  await makeChecksDue(database.db, service.clock());
  const sweep = (name: string, runBatch: (deps: Deps) => Promise<{ readonly isMore: boolean }>) =>
    service.scheduleJob(name, interval, async (signal) => {
      while ((await runBatch(deps)).isMore && !signal.aborted);
    });
  sweep('settle open payments', sweepPayments);
  sweep('send refunds', sweepRefunds);
  sweep('end unpaid orders', expireOrders);
  sweep('end unpaid charges', expireCharges);
};

const batchSize = 100;

/**
 * Expires overdue unpaid orders or charges (decision M3); `expire` checks the bill again under its lock. Replicas may run it
 * concurrently.
 */
const expireOverdue =
  <Id>(
    findOverdue: (db: Db, now: Date, limit: number) => Promise<readonly Id[]>,
    expire: (tx: Tx, id: Id, cause: Cause) => Promise<void>,
  ) =>
  async ({ database, clock }: Deps) => {
    const cause = { actor: 'sweep', reason: 'Not paid in time', at: clock() };
    const overdue = await findOverdue(database.db, cause.at, batchSize);
    for (const id of overdue) await database.transaction((tx) => expire(tx, id, cause));
    return { isMore: overdue.length === batchSize };
  };

const expireOrders = expireOverdue(findOverdueOrders, async (tx, id, cause) => {
  const order = await lockOrder(tx, id);
  if (!order || !isOpen(order.state) || order.expiresAt > cause.at) return;
  await closeOrder(tx, order, 'expire', cause);
});

const expireCharges = expireOverdue(findOverdueCharges, async (tx, reference, cause) => {
  const charge = await lockCharge(tx, reference);
  if (charge?.state !== 'open' || charge.expiresAt > cause.at) return;
  await transitionUnpaidCharge(tx, charge, 'expire', cause);
});

/**
 * Makes all open payments and refunds due at a start, because the process that planned the next check may have crashed. Other
 * replicas are not harmed: a query can be repeated, and the gateway makes one refund per number.
 */
const makeChecksDue = async (db: Db, now: Date): Promise<void> => {
  await db
    .updateTable('payments')
    .set({ next_check_at: now })
    .where('state', '=', 'open')
    .where('next_check_at', '>', now)
    .execute();
  await db.updateTable('refunds').set({ next_step_at: now }).where('next_step_at', '>', now).execute();
};
