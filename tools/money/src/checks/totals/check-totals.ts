import type { SandboxClient } from '@sargam/sslcommerz-sandbox/client';
import type { DatabaseName, ServiceDatabases, Statement } from '../service-databases.ts';
import { type CommerceTotals, commerceRules, commerceStatement } from './commerce-totals.ts';
import { crossServiceRules, type Snapshot } from './cross-service-rules.ts';
import { type PayoutsTotals, payoutsRules, payoutsStatement } from './payouts-totals.ts';
import { findBrokenRules, parseTotals, type Totals } from './rules.ts';
import { type StoreTotals, storeRules, storeStatement } from './store-totals.ts';

/** Reads the totals of commerce, store, payouts and the gateway and returns all broken rules. */
export const checkTotals = async (
  { queryPrepared }: Pick<ServiceDatabases, 'queryPrepared'>,
  sandbox: Pick<SandboxClient, 'readTotals'>,
): Promise<readonly string[]> => {
  const read = async <S extends Totals<string>>(database: DatabaseName, statement: Statement) =>
    parseTotals((await queryPrepared<Record<string, string | null>>(database, statement))[0]) as S;
  const [storeBefore, payouts] = await Promise.all([
    read<StoreTotals>('store', storeStatement),
    read<PayoutsTotals>('payouts', payoutsStatement),
  ]);
  const commerce = await read<CommerceTotals>('commerce', commerceStatement);
  const [storeAfter, gateway] = await Promise.all([
    read<StoreTotals>('store', storeStatement),
    sandbox.readTotals(),
  ]);
  const snapshot: Snapshot = {
    before: { store: storeBefore, payouts },
    commerce,
    after: { store: storeAfter, gateway },
  };
  return [
    ...findBrokenRules(commerceRules, commerce),
    ...findBrokenRules(storeRules, storeBefore),
    ...findBrokenRules(storeRules, storeAfter),
    ...findBrokenRules(payoutsRules, payouts),
    ...findBrokenRules(crossServiceRules, snapshot),
  ];
};
