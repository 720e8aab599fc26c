import type { Tier } from '@sargam/proto/common/v1/offer';

export type TierWord = 'standard' | 'silver' | 'gold' | 'diamond';

const words: Readonly<Record<Tier, TierWord>> = {
  TIER_UNSPECIFIED: 'standard',
  TIER_STANDARD: 'standard',
  TIER_SILVER: 'silver',
  TIER_GOLD: 'gold',
  TIER_DIAMOND: 'diamond',
  UNRECOGNIZED: 'standard',
};

const tiers = {
  standard: 'TIER_STANDARD',
  silver: 'TIER_SILVER',
  gold: 'TIER_GOLD',
  diamond: 'TIER_DIAMOND',
} as const satisfies Record<TierWord, Tier>;

export const tierWord = (tier: Tier): TierWord => words[tier];

/** Unspecified where an old client names none: commerce takes the one whose price and validity match (decision C1). */
export const tierOf = (word: TierWord | undefined): Tier => (word ? tiers[word] : 'TIER_UNSPECIFIED');
