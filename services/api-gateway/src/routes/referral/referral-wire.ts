import { z } from 'zod';
import { Instant, listOf, Taka } from '../../wire/schemas.ts';

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
