import type { StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Tx } from '../tables.ts';
import { houseAccount } from '../wallet/ledger.ts';
import { postMovement } from '../wallet/ledger-store.ts';
import { rewardLot } from './referral.ts';

interface Deduction {
  readonly key: string;
  readonly student: StudentId;
  readonly amount: Poisha;
  readonly at: Date;
}

/**
 * Deducts a reward or a part of it from the referrer’s wallet. The caller has locked the wallet, and it holds at
 * least the amount.
 */
export const deductReward = async (tx: Tx, { amount, ...reversal }: Deduction): Promise<void> => {
  const { student } = reversal;
  await postMovement(tx, {
    ...reversal,
    kind: 'referral-reversed',
    reason: 'The purchase of a friend was refunded',
    transfers: [
      { from: { kind: 'available', student, ...rewardLot }, to: houseAccount('referral-rewards'), amount },
    ],
  });
};
