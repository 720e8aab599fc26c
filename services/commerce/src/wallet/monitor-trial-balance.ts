import type { Service } from '@sargam/chassis/service';
import type { Database } from '@sargam/chassis/sql';
import type { Tables } from '../tables.ts';
import { computeTrialBalance } from './ledger-store.ts';

const intervalMs = 10 * 60_000;

/**
 * Computes the trial balance every ten minutes. Alert on any other value than zero; database triggers should prevent
 * it.
 */
export const monitorTrialBalance = (service: Service, { db }: Database<Tables>): void => {
  const trialBalance = service.gauge(
    'ledger_trial_balance_poisha',
    'Sum of every entry of the ledger: always zero',
  );
  service.scheduleJob('compute the trial balance', intervalMs, async () =>
    trialBalance.set(Number(await computeTrialBalance(db))),
  );
};
