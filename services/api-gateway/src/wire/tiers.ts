import type { Tier } from '@sargam/proto/common/v1/offer';
import { enumWords } from './enum-words.ts';

export type TierWord = 'standard' | 'silver' | 'gold' | 'diamond';

const tiers = enumWords<Tier, TierWord>()({
  TIER_STANDARD: 'standard',
  TIER_SILVER: 'silver',
  TIER_GOLD: 'gold',
  TIER_DIAMOND: 'diamond',
});

export const tierWord = (tier: Tier): TierWord => tiers.findWord(tier) ?? 'standard';

/** Unspecified if an old client sends no tier: commerce then finds the tier by price and validity (decision C1). */
export const toTier = (word: TierWord | undefined): Tier => (word ? tiers.valueOf(word) : 'TIER_UNSPECIFIED');
