import type { Tx } from '@sargam/chassis/sql';
import { least, sum } from '../money/poisha.ts';
import type { Order } from '../orders/order.ts';
import type { Tables } from '../tables.ts';
import { house } from '../wallet/ledger.ts';
import { lockWallet, lotsOf, post } from '../wallet/ledger-store.ts';
import { rewardLot } from './referral.ts';
import { lockInvitee, markReversed } from './referral-store.ts';

/**
 * Part of an order's being refunded in full: the reward that it earned goes back, as far as the referrer has not spent
 * it; the rest stays what rewards cost (decision M9). The order, and its buyer's wallet where that is touched, are
 * locked before. Does nothing where the order earned none, or lost it before.
 */
export const reverseReferral = async (
  tx: Tx<Tables>,
  order: Pick<Order, 'id' | 'studentId'>,
  at: Date,
): Promise<void> => {
  await lockInvitee(tx, order.studentId);
  const referral = await markReversed(tx, order.id);
  if (!referral) return;
  const { invitee, referrer: student, reward } = referral;
  await lockWallet(tx, student);
  const lots = await lotsOf(tx, student, at);
  const left = sum(lots.filter((lot) => lot.bucket === rewardLot.bucket).map((lot) => lot.amount));
  await post(tx, {
    key: `referral-reversed:${invitee}`,
    kind: 'referral-reversed',
    reason: 'The purchase of a friend was refunded',
    student,
    at,
    transfers: [
      {
        from: { kind: 'available', student, ...rewardLot },
        to: house('referral-rewards'),
        amount: least(left, reward),
      },
    ],
  });
};
