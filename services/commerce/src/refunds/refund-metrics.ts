import type { Service } from '@sargam/chassis/service';
import type { Database } from '@sargam/chassis/sql';
import { sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { RefundState } from './refund.ts';

/** Who moved a refund on: `automatic` where it was paid twice, `gateway` for what the card's part came to. */
export type RefundActor = 'student' | 'admin' | 'service' | 'automatic' | 'gateway';

export type CountRefund = (state: RefundState, by: RefundActor) => void;

export const createRefundCounter = (service: Service): CountRefund => {
  const moves = service.counter(
    'refunds_total',
    'Refunds, by the state they came to and who moved them there',
    ['state', 'by'],
  );
  return (state, by) => moves.inc({ state, by });
};

const everyMs = 15_000;

/** Alert on any: somebody was promised money that does not reach them, or has paid and waits for a person. */
export const monitorStuckRefunds = (service: Service, { db }: Database<Tables>): void => {
  const stuck = service.gauge('refunds_stuck', 'Refunds whose card part the payment gateway did not take');
  const charges = service.gauge('charges_under_review', 'Charges whose money came in and waits for an admin');
  service.scheduleJob('count refunds that are stuck', everyMs, async () => {
    const { rows } = await sql<{ stuck: bigint; charges: bigint }>`
      select (select count(*) from refunds where state = 'stuck') as stuck,
             (select count(*) from charges where state = 'review') as charges`.execute(db);
    stuck.set(Number(rows[0]?.stuck ?? 0n));
    charges.set(Number(rows[0]?.charges ?? 0n));
  });
};
