import { transitionFinder } from '@sargam/chassis/state-machine';
import { sql } from 'kysely';
import type { RefundId, TranId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Db, Tx } from '../tables.ts';
import type { Refund } from './refund.ts';

/** `accepted`: the gateway has accepted the refund and not completed it. */
export type RefundAttemptState = 'open' | 'accepted' | 'refunded' | 'failed';

export type RefundAttemptAction = 'accept' | 'arrive' | 'fail';

/** A failed attempt never changes. Sending the refund again is a new attempt with a new number. */
export const transitions = {
  open: { accept: 'accepted', arrive: 'refunded', fail: 'failed' },
  accepted: { arrive: 'refunded', fail: 'failed' },
  refunded: {},
  failed: {},
} as const satisfies Record<RefundAttemptState, Partial<Record<RefundAttemptAction, RefundAttemptState>>>;

const transitionOf = transitionFinder<RefundAttemptState, RefundAttemptAction>(transitions);

/** One attempt to send a card part to the gateway. */
export interface RefundAttempt {
  readonly refundTransId: string;
  readonly bankTranId: string;
  readonly amount: Poisha;
  readonly refundRefId: string;
  readonly openedAt: Date;
}

/** Inserts the next attempt. Its number is the refund's id, with a suffix from the second attempt on; at most 30 characters. */
export const insertRefundAttempt = async (
  tx: Tx,
  { id, card }: Pick<Refund, 'id' | 'card'>,
  tranId: TranId,
  at: Date,
): Promise<void> => {
  const { attempts } = await tx
    .selectFrom('refund_attempts')
    .select(sql<bigint>`count(*)`.as('attempts'))
    .where('refund_id', '=', id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('refund_attempts')
    .values({
      refund_trans_id: attempts === 0n ? id : `${id}-${attempts + 1n}`,
      refund_id: id,
      tran_id: tranId,
      amount: card,
      state: 'open',
      opened_at: at,
    })
    .execute();
};

export const findActiveAttempt = async (db: Db, refund: RefundId): Promise<RefundAttempt | undefined> => {
  const row = await db
    .selectFrom('refund_attempts as t')
    .innerJoin('payments as p', 'p.tran_id', 't.tran_id')
    .select(['t.refund_trans_id', 't.amount', 't.refund_ref_id', 't.opened_at', 'p.bank_tran_id'])
    .where('t.refund_id', '=', refund)
    .where('t.state', 'in', ['open', 'accepted'])
    .executeTakeFirst();
  return (
    row && {
      refundTransId: row.refund_trans_id,
      bankTranId: row.bank_tran_id ?? '',
      amount: row.amount,
      refundRefId: row.refund_ref_id ?? '',
      openedAt: row.opened_at,
    }
  );
};

/** Returns false if the attempt's state does not allow the action. */
export const transitionRefundAttempt = async (
  tx: Tx,
  { refundTransId }: RefundAttempt,
  change: {
    readonly action: RefundAttemptAction;
    readonly refundRefId?: string;
    readonly reason?: string;
    readonly at: Date;
  },
): Promise<boolean> => {
  const { from, to } = transitionOf(change.action);
  const { numUpdatedRows } = await tx
    .updateTable('refund_attempts')
    .set({
      state: to,
      closed_at: to === 'accepted' ? null : change.at,
      ...(change.refundRefId !== undefined && { refund_ref_id: change.refundRefId }),
      ...(change.reason !== undefined && { failure_reason: change.reason }),
    })
    .where('refund_trans_id', '=', refundTransId)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** The payment through which this refund was sent before; undefined if none. A further attempt uses the same payment. */
export const findRefundedPayment = async (db: Db, refund: RefundId): Promise<TranId | undefined> => {
  const row = await db
    .selectFrom('refund_attempts')
    .select('tran_id')
    .where('refund_id', '=', refund)
    .limit(1)
    .executeTakeFirst();
  return row?.tran_id;
};
