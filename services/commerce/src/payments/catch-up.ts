import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * At a start, everything that waits for the gateway is due at once: whoever planned to look later may have died over
 * it. A replica that is alive loses nothing by it: the gateway can be asked twice, and sent a refund's number twice.
 */
export const catchUp = async (db: Kysely<Tables>, now: Date): Promise<void> => {
  await db
    .updateTable('payments')
    .set({ next_check_at: now })
    .where('state', '=', 'open')
    .where('next_check_at', '>', now)
    .execute();
  await db.updateTable('refunds').set({ next_step_at: now }).where('next_step_at', '>', now).execute();
};
