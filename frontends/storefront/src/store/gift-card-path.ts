import type { ApiSchemas } from '@sargam/kit';

/** Where a gift card is bought: its slug in the address, its id where it has none. */
export const giftCardPath = ({ _id, param }: Pick<ApiSchemas['GiftCardProduct'], '_id' | 'param'>): string =>
  `/products/giftCard/${encodeURIComponent(param || _id)}`;
