import type { Service } from '@sargam/chassis/service';
import { expireCharges } from './charges/expire-charges.ts';
import type { Deps } from './deps.ts';
import { expireOrders } from './orders/expire-orders.ts';
import { sweepPayments } from './payments/sweep-payments.ts';
import { monitorStuckRefunds } from './refunds/refund-metrics.ts';
import { sweepRefunds } from './refunds/sweep-refunds.ts';
import { monitorReviews } from './reviews/monitor-reviews.ts';
import type { Db } from './tables.ts';

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
  monitorReviews(service, database);
  monitorStuckRefunds(service, database);
};

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
