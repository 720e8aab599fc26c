import type { OrderId, StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Tx } from '../tables.ts';
import { lockWallet, postMovement } from '../wallet/ledger-store.ts';
import { rewardLot } from './referral.ts';
import { markEarned } from './referral-store.ts';

interface PaidOrder {
  readonly id: OrderId;
  readonly studentId: StudentId;
  readonly payable: Poisha;
}

/**
 * Part of the payment transaction: the first order paid with money makes the pending reward available to the
 * referrer.
 */
export const earnRewardForOrder = async (tx: Tx, order: PaidOrder, at: Date): Promise<void> => {
  if (order.payable === 0n) return;
  await earnReward(tx, order.studentId, { order: order.id, at });
};

/** Lock order: the buyer’s order, then the buyer’s wallet if it changes, then the referrer’s wallet. */
export const earnReward = async (
  tx: Tx,
  buyer: StudentId,
  earned: { readonly order: OrderId; readonly at: Date },
): Promise<void> => {
  const referral = await markEarned(tx, buyer, earned);
  if (!referral) return;
  const { invitee, referrer: student, reward: amount } = referral;
  await lockWallet(tx, student);
  await postMovement(tx, {
    key: `referral-earned:${invitee}`,
    kind: 'referral-earned',
    reason: 'A friend bought',
    student,
    at: earned.at,
    transfers: [
      {
        from: { kind: 'pending', student, ...rewardLot },
        to: { kind: 'available', student, ...rewardLot },
        amount,
      },
    ],
  });
};
