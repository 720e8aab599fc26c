import type { ApiSchemas } from '@sargam/kit';

export const aFreebie = (some: Partial<ApiSchemas['FreebieCard']> = {}): ApiSchemas['FreebieCard'] => ({
  _id: 'f1',
  title: 'Open chords on two pages',
  subtitle: 'Eight shapes and the finger that stays.',
  catagory: 'Guitar',
  thumbnail: null,
  youtube: null,
  hasDocuments: false,
  createdAt: '2026-11-02T08:00:00.000Z',
  ...some,
});

export const aFreebiePage = (some: Partial<ApiSchemas['Freebie']> = {}): ApiSchemas['Freebie'] => ({
  ...aFreebie(),
  description: '<p>Play each shape <strong>slowly</strong>.</p>',
  documents: [],
  carouselList: [],
  ...some,
});

export const freebiesOf = (...data: ApiSchemas['FreebieCard'][]) => ({
  data,
  total: data.length,
  categories: [],
});
