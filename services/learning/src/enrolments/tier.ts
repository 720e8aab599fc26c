import { Tier } from '@sargam/proto/common/v1/offer';

const tiers = new Set<string>(Object.values(Tier));

const isTier = (text: string): text is Tier => tiers.has(text);

/** The tier of a row; the standard tier if the text is unknown. */
export const parseTier = (text: string): Tier => (isTier(text) ? text : Tier.TIER_STANDARD);
