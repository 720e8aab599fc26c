import { setTimeout } from 'node:timers/promises';
import { getHeapSpaceStatistics } from 'node:v8';
import { collectGarbageAfterStart } from './collect-garbage-after-start.ts';

const youngBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;

it('shrinks the young generation that grew during the start', async () => {
  const objects = Array.from({ length: 200_000 }, (_, i) => ({ name: `needed to start ${i}` }));
  const bytesAfterStart = youngBytes();
  objects.length = 0;
  collectGarbageAfterStart();
  await setTimeout(1000);
  expect(youngBytes()).toBeLessThan(bytesAfterStart);
});
