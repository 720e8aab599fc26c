import { type ApiSchemas, isTier, type Translate } from '@sargam/kit';

/** The name of a tier, or of the course's own offer. */
export const tierName = (t: Translate, tier: ApiSchemas['Tier']): string =>
  isTier(tier) ? t(`kit.tier.${tier}`) : t('storefront.offer.standard');
