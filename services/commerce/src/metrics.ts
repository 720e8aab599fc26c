import type { Service } from '@sargam/chassis/service';
import type { Database } from '@sargam/chassis/sql';
import { type RawBuilder, sql } from 'kysely';
import type { Gauge } from 'prom-client';
import type { NotificationOutcome, NotificationSource } from './payments/report-outcome.ts';
import type { RefundState } from './refunds/refund.ts';
import type { Tables } from './tables.ts';
import { trialBalance } from './wallet/ledger-store.ts';

/** Who changed a refund's state: `automatic` for second payments, `gateway` for results of the card part. */
export type RefundActor = 'student' | 'admin' | 'service' | 'automatic' | 'gateway';

export type Metrics = ReturnType<typeof createMetrics>;

/** The counters of payments and refunds. */
export const createMetrics = (service: Service) => {
  const notifications = service.counter(
    'payment_notifications_total',
    'Payment notifications, browser returns and sweep checks, by source and outcome',
    ['source', 'outcome'],
  );
  const pages = service.counter('payment_pages_total', 'Payment pages requested from the gateway', [
    'outcome',
  ]);
  const refunds = service.counter('refunds_total', 'State transitions of refunds, by new state and actor', [
    'state',
    'by',
  ]);
  return {
    countNotification: (source: NotificationSource, outcome: NotificationOutcome) =>
      notifications.inc({ source, outcome }),
    countPageRequest: (outcome: 'opened' | 'refused' | 'unreachable') => pages.inc({ outcome }),
    countRefund: (state: RefundState, by: RefundActor) => refunds.inc({ state, by }),
  };
};

const secondMs = 1_000;

/**
 * Sets gauges from the database at an interval. Alert above 0: a paid order or charge waits for an admin, or a granted refund is
 * not completed. Alert on any other trial balance than zero; database triggers should prevent it.
 */
export const monitorDatabase = (service: Service, { db }: Database<Tables>): void => {
  const monitor = (job: string, intervalMs: number, values: [Gauge, RawBuilder<bigint>][]) =>
    service.scheduleJob(job, intervalMs, async () => {
      for (const [gauge, query] of values) {
        const { rows } = await sql<{ value: bigint }>`select (${query})::bigint as value`.execute(db);
        gauge.set(Number(rows[0]?.value ?? 0n));
      }
    });
  monitor('count orders under review', 60 * secondMs, [
    [
      service.gauge('orders_under_review', 'Paid orders that wait for an admin to resolve the review'),
      sql`select count(*) from orders where state = 'review'`,
    ],
  ]);
  monitor('count stuck refunds and charges under review', 15 * secondMs, [
    [
      service.gauge('refunds_stuck', 'Refunds whose card part the payment gateway rejected'),
      sql`select count(*) from refunds where state = 'stuck'`,
    ],
    [
      service.gauge('charges_under_review', 'Charges that wait for an admin to resolve the review'),
      sql`select count(*) from charges where state = 'review'`,
    ],
  ]);
  monitor('compute the trial balance', 600 * secondMs, [
    [
      service.gauge('ledger_trial_balance_poisha', 'Sum of every entry of the ledger: always zero'),
      trialBalance,
    ],
  ]);
};
