import { setTimeout } from 'node:timers/promises';
import { getHeapSpaceStatistics } from 'node:v8';
import { collectGarbageAfterStart } from './collect-garbage-after-start.ts';

const youngBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;

it('lets go of the young generation that starting has blown up', async () => {
  const alive = Array.from({ length: 200_000 }, (_, i) => ({ name: `needed to start ${i}` }));
  const grown = youngBytes();
  alive.length = 0;
  collectGarbageAfterStart();
  await setTimeout(1000);
  expect(youngBytes()).toBeLessThan(grown);
});
