import type {
  Referral as StoredReferral,
  ReferralState as StoredState,
} from '@sargam/proto/commerce/v1/wallet';
import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { allRoles } from '../../wire/roles.ts';
import { Id, toIsoInstant, toIsoInstantOrNull } from '../../wire/schemas.ts';
import { toTaka } from '../../wire/taka.ts';
import { type Referral, type ReferralState, Referrals } from './referral-wire.ts';

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
    roles: allRoles,
    params: z.object({ userId: Id }),
    isOwner: ({ caller, params }) => caller.subject === params.userId,
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
