import type { ApiSchemas } from '@sargam/kit';

/** Uses the slug (`param`), or the id if there is no slug. */
export const giftCardPath = ({ _id, param }: Pick<ApiSchemas['GiftCardProduct'], '_id' | 'param'>): string =>
  `/products/giftCard/${encodeURIComponent(param || _id)}`;
