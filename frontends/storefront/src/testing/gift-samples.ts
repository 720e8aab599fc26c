import type { ApiSchemas } from '@sargam/kit';
import { sampleBuilder } from '@sargam/kit/testing';

export { buildStoreOrder } from '@sargam/kit/testing';

/** Valid store responses for tests; override what matters. */
export const buildGiftCard = sampleBuilder<ApiSchemas['GiftCardProduct']>({
  _id: 'p1',
  version: 1,
  name: 'First string',
  param: 'first-string',
  price: 950,
  oldPrice: 1000,
  value: 1000,
  validity: 365,
  description: '',
  image: null,
  sold: 2,
  category: 'Birthday',
  createdAt: '2026-10-02T08:00:00.000Z',
});
