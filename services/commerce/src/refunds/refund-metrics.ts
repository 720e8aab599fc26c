import type { Service } from '@sargam/chassis/service';
import type { Database } from '@sargam/chassis/sql';
import { sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { RefundState } from './refund.ts';

/** Who changed a refund's state: `automatic` for second payments, `gateway` for results of the card part. */
export type RefundActor = 'student' | 'admin' | 'service' | 'automatic' | 'gateway';

export type CountRefund = (state: RefundState, by: RefundActor) => void;

export const createRefundCounter = (service: Service): CountRefund => {
  const transitions = service.counter(
    'refunds_total',
    'State transitions of refunds, by new state and actor',
    ['state', 'by'],
  );
  return (state, by) => transitions.inc({ state, by });
};

const intervalMs = 15_000;

/** Alert above 0: a granted refund is not completed, or a paid charge waits for an admin. */
export const monitorStuckRefunds = (service: Service, { db }: Database<Tables>): void => {
  const stuck = service.gauge('refunds_stuck', 'Refunds whose card part the payment gateway rejected');
  const charges = service.gauge(
    'charges_under_review',
    'Charges that wait for an admin to resolve the review',
  );
  service.scheduleJob('count stuck refunds and charges under review', intervalMs, async () => {
    const { rows } = await sql<{ stuck: bigint; charges: bigint }>`
      select (select count(*) from refunds where state = 'stuck') as stuck,
             (select count(*) from charges where state = 'review') as charges`.execute(db);
    stuck.set(Number(rows[0]?.stuck ?? 0n));
    charges.set(Number(rows[0]?.charges ?? 0n));
  });
};
