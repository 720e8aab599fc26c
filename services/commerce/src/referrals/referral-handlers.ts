import { upperCase } from '@sargam/chassis/lookup';
import {
  type Referral as ReferralMessage,
  type WalletServiceImplementation,
} from '@sargam/proto/commerce/v1/wallet';
import type { Selectable } from 'kysely';
import type { Deps } from '../deps.ts';
import { sum } from '../money/poisha.ts';
import { requireStudentAccess } from '../people/require-owner.ts';
import type { Tables } from '../tables.ts';
import { sumHeldAndPending } from '../wallet/ledger-store.ts';
import { rewardAmount } from './referral.ts';
import { listReferrals } from './referral-store.ts';

type ReferralRow = Selectable<Tables['referrals']>;

export const referralHandlers = ({ database: { db } }: Deps) =>
  ({
    async getReferrals(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      const [friends, { pending }] = await Promise.all([
        listReferrals(db, student),
        sumHeldAndPending(db, student),
      ]);
      const earned = friends.filter((friend) => friend.state === 'earned');
      return {
        referrals: friends.map(referralMessage),
        pendingPoisha: pending,
        earnedPoisha: sum(earned.map((friend) => friend.reward)),
        rewardPoisha: rewardAmount,
      };
    },
  }) satisfies Partial<WalletServiceImplementation>;

const referralMessage = (row: ReferralRow): ReferralMessage => ({
  firstName: row.first_name,
  state: `REFERRAL_STATE_${upperCase(row.state)}`,
  rewardPoisha: row.reward,
  joinedAt: row.joined_at,
  earnedAt: row.earned_at ?? undefined,
});
