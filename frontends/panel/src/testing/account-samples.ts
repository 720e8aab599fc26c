import type { ApiSchemas } from '@sargam/kit';

/** A student's account. */
export const buildAccount = (overrides: Partial<ApiSchemas['User']> = {}): ApiSchemas['User'] => ({
  _id: 'u1',
  studentId: 'SG-001001',
  name: 'Tasnim Rahman',
  email: 'tasnim@example.com',
  phone: '01712345678',
  address: 'Rajshahi',
  dob: '2001-04-14',
  photo: '/api/v1/media/tasnim.webp',
  type: 4,
  instructor: null,
  referralCode: 'TAS1',
  emailVerify: true,
  hasPassword: true,
  language: 'en',
  suspend: false,
  wishList: [],
  createdAt: '2026-10-02T08:00:00.000Z',
  ...overrides,
});

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';

/** The current session. */
export const buildSession = (
  overrides: Partial<ApiSchemas['OwnSession']> = {},
): ApiSchemas['OwnSession'] => ({
  _id: 's1',
  startedAt: '2026-11-20T04:00:00.000Z',
  usedAt: '2026-11-21T04:30:00.000Z',
  device: chrome,
  address: '::ffff:203.0.113.7',
  current: true,
  ...overrides,
});
