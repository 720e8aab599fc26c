import type { Tx } from '@sargam/chassis/sql';
import type { StudentId } from '../ids.ts';
import { lockAllOrders } from '../orders/order-store.ts';
import type { Tables } from '../tables.ts';
import { houseAccount } from '../wallet/ledger.ts';
import { lockWallet, postMovement } from '../wallet/ledger-store.ts';
import { earnReward } from './earn-reward.ts';
import { rewardAmount, rewardLot } from './referral.ts';
import { findFirstPaidOrder, insertReferral } from './referral-store.ts';
import { reverseReferral } from './reverse-referral.ts';

export interface VerifiedInvitee {
  readonly invitee: StudentId;
  readonly referrer: StudentId;
  readonly firstName: string;
  readonly at: Date;
}

/**
 * A friend verified their e-mail address: the reward is promised (decision M9). The news may come after what follows
 * from it, so a purchase, and its refund, that are here already are reckoned with. A repeat changes nothing.
 */
export const addPendingReward = async (tx: Tx<Tables>, joined: VerifiedInvitee): Promise<void> => {
  const { invitee, referrer, firstName, at } = joined;
  if (invitee === referrer) return;
  // Their payment, or its refund, may come at this same moment, and one must see the other: either is done with the
  // order locked, so it is over before this goes on, or begins once this referral is on record.
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
  const bought = await findFirstPaidOrder(tx, invitee);
  if (!bought) return;
  await earnReward(tx, invitee, { order: bought.id, at: bought.paidAt });
  if (bought.state === 'refunded') await reverseReferral(tx, bought, at);
};
