import { transitionFinder } from '@sargam/chassis/state-machine';
import type { StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Lot } from '../wallet/ledger.ts';

/** `reversed`: the first purchase was refunded. */
export type ReferralState = 'pending' | 'earned' | 'reversed';

export type ReferralAction = 'earn' | 'reverse';

/** Decision M9. */
export const transitions = {
  pending: { earn: 'earned' },
  earned: { reverse: 'reversed' },
  reversed: {},
} as const satisfies Record<ReferralState, Partial<Record<ReferralAction, ReferralState>>>;

export const transitionOf = transitionFinder<ReferralState, ReferralAction>(transitions);

/** What one friend earns: 200 taka (decision M9). */
export const rewardAmount: Poisha = 20_000n;

/** A reward never expires. */
export const rewardLot: Lot = { bucket: 'referral', expiresAt: null };

/** A friend who joined by the referrer's code. */
export interface Referral {
  readonly invitee: StudentId;
  readonly referrer: StudentId;
  readonly reward: Poisha;
}

/** All that a referrer learns of a friend's name. */
export const extractFirstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
