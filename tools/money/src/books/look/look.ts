import type { SandboxCalls } from '../../rig/sandbox-calls.ts';
import type { Books, Statement } from '../books.ts';
import { acrossRules, type Seen } from './across.ts';
import { type CommerceSums, commerceRules, commerceStatement } from './commerce-sums.ts';
import { type PayoutsSums, payoutsRules, payoutsStatement } from './payouts-sums.ts';
import { broken, type Sums, sumsIn } from './rules.ts';
import { type StoreSums, storeRules, storeStatement } from './store-sums.ts';

/** Adds everything up over commerce, store, payouts and the gateway; answers what is wrong at this moment. */
export const look = async (
  { askOften }: Pick<Books, 'askOften'>,
  sandbox: Pick<SandboxCalls, 'totals'>,
): Promise<readonly string[]> => {
  const read = async <S extends Sums<string>>(of: Parameters<Books['askOften']>[0], statement: Statement) =>
    sumsIn((await askOften<Record<string, string | null>>(of, statement))[0]) as S;
  const [storeBefore, payouts] = await Promise.all([
    read<StoreSums>('store', storeStatement),
    read<PayoutsSums>('payouts', payoutsStatement),
  ]);
  const commerce = await read<CommerceSums>('commerce', commerceStatement);
  const [storeAfter, gateway] = await Promise.all([
    read<StoreSums>('store', storeStatement),
    sandbox.totals(),
  ]);
  const seen: Seen = {
    before: { store: storeBefore, payouts },
    commerce,
    after: { store: storeAfter, gateway },
  };
  return [
    ...broken(commerceRules, commerce),
    ...broken(storeRules, storeBefore),
    ...broken(storeRules, storeAfter),
    ...broken(payoutsRules, payouts),
    ...broken(acrossRules, seen),
  ];
};
