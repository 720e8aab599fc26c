import type {
  Referral as StoredReferral,
  ReferralState as StoredState,
} from '@sargam/proto/commerce/v1/wallet';
import { z } from 'zod';
import { ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { Instant, listOf, Taka, toIsoInstant, toIsoInstantOrNull } from '../../wire/schemas.ts';
import { toTaka } from '../../wire/taka.ts';

export const ReferralState = z.enum(['pending', 'earned', 'reversed']).meta({ id: 'ReferralState' });
export type ReferralState = z.infer<typeof ReferralState>;

export const Referral = z
  .object({
    name: z.string().meta({ description: 'First name only' }),
    state: ReferralState,
    reward: Taka,
    joinedAt: Instant,
    earnedAt: Instant.nullable(),
  })
  .meta({ id: 'Referral' });
export type Referral = z.infer<typeof Referral>;

export const Referrals = listOf(Referral)
  .extend({
    code: z.string(),
    link: z.string().meta({ description: 'Sign-up page with the code' }),
    reward: Taka.meta({ description: 'Reward per friend' }),
    pending: Taka,
    earned: Taka,
  })
  .meta({ id: 'Referrals' });

const referralStates: Readonly<Record<StoredState, ReferralState>> = {
  REFERRAL_STATE_UNSPECIFIED: 'pending',
  REFERRAL_STATE_PENDING: 'pending',
  REFERRAL_STATE_EARNED: 'earned',
  REFERRAL_STATE_REVERSED: 'reversed',
  UNRECOGNIZED: 'pending',
};

const toReferral = (referral: StoredReferral): Referral => ({
  name: referral.firstName,
  state: referralStates[referral.state],
  reward: toTaka(referral.rewardPoisha),
  joinedAt: toIsoInstant(referral.joinedAt),
  earnedAt: toIsoInstantOrNull(referral.earnedAt),
});

export const referralRoutes: readonly Route[] = [
  route.get('/referral/{userId}', {
    summary: 'The referral code, the people who joined with it, and the rewards',
    ...ownUser,
    response: Referrals,
    handle: async ({ params }, { identity, wallets, siteUrl }) => {
      const [{ referralCode }, found] = await Promise.all([
        identity.getPerson({ personId: params.userId }),
        wallets.getReferrals({ studentId: params.userId }),
      ]);
      return {
        code: referralCode,
        link: new URL(`/signup/${encodeURIComponent(referralCode)}`, siteUrl).href,
        reward: toTaka(found.rewardPoisha),
        pending: toTaka(found.pendingPoisha),
        earned: toTaka(found.earnedPoisha),
        data: found.referrals.map(toReferral),
        total: found.referrals.length,
      };
    },
  }),
];
