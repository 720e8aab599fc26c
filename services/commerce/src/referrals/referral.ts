import { transitionFinder } from '@sargam/chassis/state-machine';
import type { StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Lot } from '../wallet/ledger.ts';

/** `reversed`: the first purchase was refunded. */
export type ReferralState = 'pending' | 'earned' | 'reversed';

export type ReferralAction = 'earn' | 'reverse';

/** Transitions of a referral (decision M9). */
export const transitions = {
  pending: { earn: 'earned' },
  earned: { reverse: 'reversed' },
  reversed: {},
} as const satisfies Record<ReferralState, Partial<Record<ReferralAction, ReferralState>>>;

export const transitionOf = transitionFinder<ReferralState, ReferralAction>(transitions);

/** Reward for one friend: 200 taka (decision M9). */
export const rewardAmount: Poisha = 20_000n;

/** Rewards do not expire. */
export const rewardLot: Lot = { bucket: 'referral', expiresAt: null };

/** A friend who signed up with the referrer’s code. */
export interface Referral {
  readonly invitee: StudentId;
  readonly referrer: StudentId;
  readonly reward: Poisha;
}

/** The first word of a name: the only part that a referrer may see. */
export const extractFirstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
