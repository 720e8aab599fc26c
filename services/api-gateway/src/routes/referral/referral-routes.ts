import type {
  Referral as StoredReferral,
  Referrals as StoredReferrals,
  ReferralState as StoredState,
} from '@sargam/proto/commerce/v1/wallet';
import { enumNames } from '../../api/enum-names.ts';
import { field, instant, instantOrNull, listOf, responseOf, taka, text } from '../../api/response.ts';
import { ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';

const states = enumNames<StoredState>()(
  { REFERRAL_STATE_PENDING: 'pending', REFERRAL_STATE_EARNED: 'earned', REFERRAL_STATE_REVERSED: 'reversed' },
  'pending',
);
const ReferralState = states.schema.meta({ id: 'ReferralState' });

const Referral = responseOf<StoredReferral>('Referral')({
  name: text((referral) => referral.firstName, 'First name only'),
  state: field(ReferralState, (referral) => states.nameOf(referral.state)),
  reward: taka((referral) => referral.rewardPoisha),
  joinedAt: instant((referral) => referral.joinedAt),
  earnedAt: instantOrNull((referral) => referral.earnedAt),
});

const Referrals = responseOf<StoredReferrals & { readonly code: string; readonly link: string }>('Referrals')(
  {
    ...listOf(Referral, 'referrals').fields,
    code: text((referrals) => referrals.code),
    link: text((referrals) => referrals.link, 'Sign-up page with the code'),
    reward: taka((referrals) => referrals.rewardPoisha, 'Reward per friend'),
    pending: taka((referrals) => referrals.pendingPoisha),
    earned: taka((referrals) => referrals.earnedPoisha),
  },
);

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
      const link = new URL(`/signup/${encodeURIComponent(referralCode)}`, siteUrl).href;
      return { ...found, code: referralCode, link };
    },
  }),
];
