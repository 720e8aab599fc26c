import type { Deps } from '../deps.ts';
import { findOverdueCharges, lockCharge } from './charge-store.ts';
import { closeCharge } from './charge-transitions.ts';

const batchSize = 100;

/** Expires overdue unpaid charges (decision M3). Replicas may run it concurrently. */
export const expireCharges = async ({ database, clock }: Deps) => {
  const now = clock();
  const overdue = await findOverdueCharges(database.db, now, batchSize);
  for (const reference of overdue) {
    await database.transaction(async (tx) => {
      const charge = await lockCharge(tx, reference);
      if (charge?.state !== 'open' || charge.expiresAt > now) return;
      await closeCharge(tx, charge, 'expire', { actor: 'sweep', reason: 'Not paid in time', at: now });
    });
  }
  return { isMore: overdue.length === batchSize };
};
