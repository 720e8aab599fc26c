import type { Tx } from '@sargam/chassis/sql';
import type { StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Tables } from '../tables.ts';
import { houseAccount } from '../wallet/ledger.ts';
import { postMovement } from '../wallet/ledger-store.ts';
import { rewardLot } from './referral.ts';

interface Deduction {
  readonly key: string;
  readonly student: StudentId;
  readonly amount: Poisha;
  readonly at: Date;
}

/** Moves a reward, or a part of one, out of the referrer's wallet, which is locked and has as much. */
export const deductReward = async (tx: Tx<Tables>, { amount, ...reversal }: Deduction): Promise<void> => {
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
