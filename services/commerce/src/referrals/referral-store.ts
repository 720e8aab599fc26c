import type { Selectable } from 'kysely';
import type { OrderId, StudentId } from '../ids.ts';
import type { Db, Tables, Tx } from '../tables.ts';
import { type Referral, transitionOf } from './referral.ts';

const [earn, reverse] = [transitionOf('earn'), transitionOf('reverse')];

/** False when the referral of this invitee exists already. */
export const insertReferral = async (
  tx: Tx,
  referral: Referral & { readonly firstName: string; readonly joinedAt: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('referrals')
    .values({
      invitee: referral.invitee,
      referrer: referral.referrer,
      first_name: referral.firstName,
      reward: referral.reward,
      state: 'pending',
      joined_at: referral.joinedAt,
      earned_at: null,
      order_id: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Marks the pending referral of an invitee as earned by the order; undefined when none is pending. */
export const markEarned = (
  tx: Tx,
  invitee: StudentId,
  earned: { readonly order: OrderId; readonly at: Date },
): Promise<Referral | undefined> =>
  tx
    .updateTable('referrals')
    .set({ state: earn.to, order_id: earned.order, earned_at: earned.at })
    .where('invitee', '=', invitee)
    .where('state', 'in', earn.from)
    .returning(['invitee', 'referrer', 'reward'])
    .executeTakeFirst();

/** Marks the referral that this order earned as reversed; undefined when it earned none. */
export const markReversed = (tx: Tx, order: OrderId): Promise<Referral | undefined> =>
  tx
    .updateTable('referrals')
    .set({ state: reverse.to })
    .where('order_id', '=', order)
    .where('state', 'in', reverse.from)
    .returning(['invitee', 'referrer', 'reward'])
    .executeTakeFirst();

/** The first order that the student paid with money; it may be refunded since. */
export const findFirstPaidOrder = async (tx: Tx, student: StudentId) => {
  const row = await tx
    .selectFrom('orders')
    .select(['id', 'state', 'paid_at'])
    .where('student_id', '=', student)
    .where('state', 'in', ['paid', 'partly_refunded', 'refunded'])
    .where('payable', '>', 0n)
    .where('import_reference', 'is', null)
    .orderBy('paid_at')
    .limit(1)
    .executeTakeFirst();
  return row?.paid_at ? { id: row.id, isRefunded: row.state === 'refunded', paidAt: row.paid_at } : undefined;
};

/** Referrals by a student’s code, newest first. */
export const listReferrals = (db: Db, referrer: StudentId): Promise<Selectable<Tables['referrals']>[]> =>
  db
    .selectFrom('referrals')
    .selectAll()
    .where('referrer', '=', referrer)
    .orderBy('joined_at', 'desc')
    .orderBy('invitee')
    .limit(1_000)
    .execute();
