import type { ApiSchemas } from '@sargam/kit';
import * as kit from '@sargam/kit/testing';

/** A student's account. */
export const buildAccount = kit.sampleBuilder<ApiSchemas['User']>({
  ...kit.buildAccount(),
  photo: '/api/v1/media/tasnim.webp',
});

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';

/** The current session. */
export const buildSession = kit.sampleBuilder<ApiSchemas['OwnSession']>({
  _id: 's1',
  startedAt: '2026-11-20T04:00:00.000Z',
  usedAt: '2026-11-21T04:30:00.000Z',
  device: chrome,
  address: '::ffff:203.0.113.7',
  current: true,
});

export const buildLinkedAccount = kit.sampleBuilder<ApiSchemas['LinkedAccount']>({
  provider: 'google',
  linkedAt: '2026-11-20T04:00:00.000Z',
});
