import type { ApiSchemas } from '@sargam/kit';
import { sampleBuilder } from '@sargam/kit/testing';

export const buildFreebie = sampleBuilder<ApiSchemas['FreebieCard']>({
  _id: 'f1',
  title: 'Open chords on two pages',
  subtitle: 'Eight shapes and the finger that stays.',
  catagory: 'Guitar',
  thumbnail: null,
  youtube: null,
  hasDocuments: false,
  createdAt: '2026-11-02T08:00:00.000Z',
  version: 1,
});

export const buildFreebiePage = sampleBuilder<ApiSchemas['Freebie']>({
  ...buildFreebie(),
  description: '<p>Play each shape <strong>slowly</strong>.</p>',
  documents: [],
  carouselList: [],
  carouselIds: [],
});

export const buildFreebieList = (...data: ApiSchemas['FreebieCard'][]) => ({
  data,
  total: data.length,
  categories: [],
});
