import type { Bucket } from '@sargam/chassis/objects';
import sharp from 'sharp';
import { toProblemResponse } from '../errors/problem.ts';
import { createPictureStore } from './pictures.ts';

it('of 19 pictures at once, two are decoded, 16 wait, and one is refused with 503 and Retry-After', async () => {
  const stored: string[] = [];
  const bucket = { put: async (key: string) => void stored.push(key) } as unknown as Bucket;
  const { store } = createPictureStore(bucket);
  const create = { width: 8, height: 8, channels: 3, background: '#663399' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const outcomes = await Promise.allSettled(Array.from({ length: 19 }, () => store(picture)));
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect([stored.length, refusals.length]).toEqual([18, 1]);
  expect(toProblemResponse(refusals[0], { instance: '/' })).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    body: { code: 'pictures-busy' },
  });
  await store(picture);
});
