import type { Deps } from '../deps.ts';
import { findOverdueCharges, lockCharge } from './charge-store.ts';
import { closeCharge } from './charge-transitions.ts';

const batch = 100;

/** Ends the unpaid charges whose time is over, as orders end (decision M3). Any number of replicas may. */
export const expireCharges = async ({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<{ readonly isMore: boolean }> => {
  const now = clock();
  const overdue = await findOverdueCharges(database.db, now, batch);
  for (const reference of overdue) {
    await database.transaction(async (tx) => {
      const charge = await lockCharge(tx, reference);
      if (charge?.state !== 'open' || charge.expiresAt > now) return;
      await closeCharge(tx, charge, 'expire', { actor: 'sweep', reason: 'Not paid in time', at: now });
    });
  }
  return { isMore: overdue.length === batch };
};
