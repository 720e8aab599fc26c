import type { Tx } from '@sargam/chassis/sql';
import type { StudentId } from '../ids.ts';
import { lockAllOrders } from '../orders/order-store.ts';
import type { Tables } from '../tables.ts';
import { house } from '../wallet/ledger.ts';
import { lockWallet, post } from '../wallet/ledger-store.ts';
import { earnReward } from './earn-reward.ts';
import { reward, rewardLot } from './referral.ts';
import { firstMoneyOrder, insertReferral } from './referral-store.ts';
import { reverseReferral } from './reverse-referral.ts';

export interface Joined {
  readonly invitee: StudentId;
  readonly referrer: StudentId;
  readonly firstName: string;
  readonly at: Date;
}

/**
 * A friend verified their e-mail address: the reward is promised (decision M9). The news may come after what follows
 * from it, so a purchase, and its refund, that are here already are reckoned with. A repeat changes nothing.
 */
export const promiseReward = async (tx: Tx<Tables>, joined: Joined): Promise<void> => {
  const { invitee, referrer, firstName, at } = joined;
  if (invitee === referrer) return;
  // Their payment, or its refund, may come at this same moment, and one must see the other: either is done with the
  // order locked, so it is over before this goes on, or begins once this referral is on record.
  await lockAllOrders(tx, invitee);
  if (!(await insertReferral(tx, { invitee, referrer, reward, firstName, joinedAt: at }))) return;
  await lockWallet(tx, referrer);
  await post(tx, {
    key: `referral-pending:${invitee}`,
    kind: 'referral-pending',
    reason: 'A friend joined',
    student: referrer,
    at,
    transfers: [
      {
        from: house('referral-rewards'),
        to: { kind: 'pending', student: referrer, ...rewardLot },
        amount: reward,
      },
    ],
  });
  const bought = await firstMoneyOrder(tx, invitee);
  if (!bought) return;
  await earnReward(tx, invitee, { order: bought.id, at: bought.paidAt });
  if (bought.state === 'refunded') await reverseReferral(tx, bought, at);
};
