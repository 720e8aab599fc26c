import type { Kysely } from 'kysely';
import type { TranId } from '../ids.ts';
import type { Tables } from '../tables.ts';
import type { Payment } from './payment.ts';
import { paymentColumns, toPayment } from './payment-store.ts';

/** The attempt, which the sweep asks the gateway about at that time; undefined where its end is known, or it is not there. */
export const scheduleCheckUnlessFinal = async (
  db: Kysely<Tables>,
  tranId: TranId,
  at: Date,
): Promise<Payment | undefined> => {
  const row = await db
    .updateTable('payments')
    .set({ next_check_at: at })
    .where('tran_id', '=', tranId)
    .where('state', 'not in', ['paid', 'surplus', 'returned'])
    .returning(paymentColumns)
    .executeTakeFirst();
  return row && toPayment(row);
};

// Two replicas that look at one attempt do no harm; a long claim would delay what a dead one left.
const claimMs = 5_000;

/** Takes attempts that are due for a look, each for one replica only; they come up again should that one die. */
export const claimDuePayments = async (db: Kysely<Tables>, now: Date, limit: number): Promise<Payment[]> => {
  const again = new Date(now.getTime() + claimMs);
  const due = db
    .selectFrom('payments')
    .select('tran_id')
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .orderBy('opened_at', 'desc')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('payments')
    .set({ next_check_at: again })
    .where('tran_id', 'in', due)
    .returning(paymentColumns)
    .execute();
  return rows.map(toPayment);
};

export const rescheduleCheck = async (
  db: Kysely<Tables>,
  tranId: TranId,
  at: Date | undefined,
): Promise<void> => {
  await db
    .updateTable('payments')
    .set({ next_check_at: at ?? null })
    .where('tran_id', '=', tranId)
    .where('next_check_at', 'is not', null)
    .execute();
};
