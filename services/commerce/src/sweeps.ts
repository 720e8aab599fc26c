import type { Service } from '@sargam/chassis/service';
import { expireCharges } from './charges/expire-charges.ts';
import type { Deps } from './deps.ts';
import { expireOrders } from './orders/expire-orders.ts';
import { monitorReviews } from './orders/monitor-reviews.ts';
import { catchUp } from './payments/catch-up.ts';
import { deleteOldPageRequests } from './payments/page-requests.ts';
import { sweepPayments } from './payments/sweep-payments.ts';
import { monitorStuckRefunds } from './refunds/refund-metrics.ts';
import { sweepRefunds } from './refunds/sweep-refunds.ts';

const hourMs = 3_600_000;

/** Everything here that goes on without a caller: whatever a process left half done when it died is taken up by these. */
export const startSweeps = async (service: Service, deps: Deps, interval: number): Promise<void> => {
  const { database } = deps;
  await catchUp(database.db, service.clock());
  const sweep = (name: string, take: (deps: Deps) => Promise<{ readonly isMore: boolean }>) =>
    service.scheduleJob(name, interval, async (signal) => {
      while ((await take(deps)).isMore && !signal.aborted);
    });
  sweep('settle open payments', sweepPayments);
  sweep('send refunds', sweepRefunds);
  sweep('end unpaid orders', expireOrders);
  sweep('end unpaid charges', expireCharges);
  service.scheduleJob('forget old payment pages', hourMs, () =>
    deleteOldPageRequests(database.db, service.clock()),
  );
  monitorReviews(service, database);
  monitorStuckRefunds(service, database);
};
