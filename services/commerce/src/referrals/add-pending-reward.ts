import type { StudentId } from '../ids.ts';
import type { Tx } from '../tables.ts';
import { houseAccount } from '../wallet/ledger.ts';
import { lockWallet, postMovement } from '../wallet/ledger-store.ts';
import { earnReward } from './earn-reward.ts';
import { rewardAmount, rewardLot } from './referral.ts';
import { findFirstPaidOrder, insertReferral } from './referral-store.ts';
import { reverseReferral } from './reverse-referral.ts';

/** Locks all orders of a student until the transaction ends: none can be added, paid or refunded. */
export type LockAllOrders = (tx: Tx, student: StudentId) => Promise<void>;

export interface VerifiedInvitee {
  readonly invitee: StudentId;
  readonly referrer: StudentId;
  readonly firstName: string;
  readonly at: Date;
}

/**
 * Adds the pending reward after a friend verified the e-mail address (decision M9). The event may arrive after the
 * purchase or its refund; both are then applied here. A repeated event changes nothing.
 */
export const addPendingReward = async (tx: Tx, friend: VerifiedInvitee, lockAllOrders: LockAllOrders) => {
  const { invitee, referrer, firstName, at } = friend;
  if (invitee === referrer) return;
  // A payment or refund of the friend may run at the same time. Both lock the order, so each either ends before this
  // transaction continues or begins after this referral is committed.
  await lockAllOrders(tx, invitee);
  if (!(await insertReferral(tx, { invitee, referrer, reward: rewardAmount, firstName, joinedAt: at })))
    return;
  await lockWallet(tx, referrer);
  await postMovement(tx, {
    key: `referral-pending:${invitee}`,
    kind: 'referral-pending',
    reason: 'A friend joined',
    student: referrer,
    at,
    transfers: [
      {
        from: houseAccount('referral-rewards'),
        to: { kind: 'pending', student: referrer, ...rewardLot },
        amount: rewardAmount,
      },
    ],
  });
  const paidOrder = await findFirstPaidOrder(tx, invitee);
  if (!paidOrder) return;
  await earnReward(tx, invitee, { order: paidOrder.id, at: paidOrder.paidAt });
  if (paidOrder.isRefunded) await reverseReferral(tx, paidOrder, at);
};
