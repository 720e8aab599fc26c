import type { Tier as StoredTier } from '@sargam/proto/common/v1/offer';
import type { z } from 'zod';
import { enumNames } from './enum-names.ts';

const tiers = enumNames<StoredTier>()(
  {
    TIER_STANDARD: 'standard',
    TIER_SILVER: 'silver',
    TIER_GOLD: 'gold',
    TIER_DIAMOND: 'diamond',
  },
  'standard',
);

export const Tier = tiers.schema.meta({ id: 'Tier' });
export const tierName = tiers.nameOf;

/** Unspecified if an old client sends no tier: commerce then finds the tier by price and validity (decision C1). */
export const toTier = (name: z.infer<typeof Tier> | undefined): StoredTier =>
  name ? tiers.valueOf(name) : 'TIER_UNSPECIFIED';
