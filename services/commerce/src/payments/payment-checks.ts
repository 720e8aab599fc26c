import type { TranId } from '../ids.ts';
import type { Db } from '../tables.ts';
import type { Payment } from './payment.ts';
import { paymentColumns, toPayment } from './payment-store.ts';

/** Schedules the sweep's next check of an attempt. Returns undefined if the attempt does not exist or its state is final. */
export const scheduleCheckUnlessFinal = async (db: Db, tranId: TranId, at: Date) => {
  const row = await db
    .updateTable('payments')
    .set({ next_check_at: at })
    .where('tran_id', '=', tranId)
    .where('state', 'not in', ['paid', 'surplus', 'returned'])
    .returning(paymentColumns)
    .executeTakeFirst();
  return row && toPayment(row);
};

// Two replicas may check one attempt concurrently. A longer claim would delay the attempts of a crashed replica.
const claimMs = 5_000;

/** Claims due attempts for this replica. The claim expires, so attempts of a crashed replica become due again. */
export const claimDuePayments = async (db: Db, now: Date, limit: number): Promise<Payment[]> => {
  const claimedUntil = new Date(now.getTime() + claimMs);
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
    .set({ next_check_at: claimedUntil })
    .where('tran_id', 'in', due)
    .returning(paymentColumns)
    .execute();
  return rows.map(toPayment);
};

/** Sets the next check of an attempt that has one; undefined for none. */
export const rescheduleCheck = (db: Db, tranId: TranId, at: Date | undefined): Promise<unknown> =>
  db
    .updateTable('payments')
    .set({ next_check_at: at ?? null })
    .where('tran_id', '=', tranId)
    .where('next_check_at', 'is not', null)
    .execute();
