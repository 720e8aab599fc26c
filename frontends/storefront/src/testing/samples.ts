import type { ApiSchemas } from '@sargam/kit';
import {
  buildAccount,
  buildCourseCard,
  buildCourseDetail as buildCourseDetailInKit,
  sampleBuilder,
} from '@sargam/kit/testing';

export { buildLesson, buildOrder } from '@sargam/kit/testing';

/** Valid API responses for tests; override what matters. */
export const buildCourse = sampleBuilder<ApiSchemas['CourseCard']>({
  ...buildCourseCard(),
  subtitle: 'A whole song with four fingers.',
  priceSilver: { price: 1500, oldPrice: 2000, validity: 30 },
  priceGold: { price: 2800, oldPrice: 3500, validity: 90 },
  priceDiamond: { price: 4500, oldPrice: 6000, validity: 180 },
});

export const buildCourseDetail = sampleBuilder<ApiSchemas['CourseDetail']>({
  ...buildCourseDetailInKit(),
  ...buildCourse(),
  desc: 'From the first day.',
});

export const buildInstructor = sampleBuilder<ApiSchemas['InstructorCard']>({
  _id: 'i1',
  name: 'Arif Chowdhury',
  bio: 'Plays in Dhaka.',
  band: 'Nodi',
  photo: null,
  banner: null,
  course: ['c1'],
  published: true,
  featured: true,
  createdAt: '2026-10-02T08:00:00.000Z',
  version: 1,
});

export const buildCartLine = sampleBuilder<ApiSchemas['CartLine']>({
  course: buildCourse(),
  tier: 'gold',
  kind: 'new',
  price: 2800,
  tierPrice: 2800,
  oldPrice: 3500,
  validity: 90,
  available: true,
});

export const buildQuote = sampleBuilder<ApiSchemas['Quote']>({
  items: 1,
  subtotal: 2800,
  walletBalance: 1250,
  walletUsed: 1250,
  afterWallet: 1550,
  cupon: null,
  discount: 0,
  rounding: 0,
  total: 1550,
  balanceUsed: 1250,
  withoutWallet: false,
});

export const buildBuyer = sampleBuilder<ApiSchemas['User']>({ ...buildAccount(), studentId: 'S-1' });

export const buildCart = (...lines: ApiSchemas['CartLine'][]) => ({ data: lines, total: lines.length });
