import type { OrderId, StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { ReferralState } from './referral.ts';

export interface ReferralTables {
  referrals: {
    invitee: StudentId;
    referrer: StudentId;
    first_name: string;
    reward: Poisha;
    state: ReferralState;
    joined_at: Date;
    earned_at: Date | null;
    order_id: OrderId | null;
  };
  held_rewards: { hold_id: string; invitee: StudentId; amount: Poisha };
}
