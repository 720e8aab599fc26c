import type { Service } from '@sargam/chassis/service';
import type { Database } from '@sargam/chassis/sql';
import type { Tables } from '../tables.ts';
import { computeTrialBalance } from './ledger-store.ts';

const everyMs = 10 * 60_000;

/** Adds the whole ledger up now and then. Alert on anything but zero: the database should have made it impossible. */
export const monitorTrialBalance = (service: Service, { db }: Database<Tables>): void => {
  const weight = service.gauge(
    'ledger_trial_balance_poisha',
    'Sum of every entry of the ledger: always zero',
  );
  service.scheduleJob('weigh the ledger', everyMs, async () =>
    weight.set(Number(await computeTrialBalance(db))),
  );
};
