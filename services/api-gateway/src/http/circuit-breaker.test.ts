import { circuitBreaker } from './circuit-breaker.ts';

it('a failed primary is called again only after the pause, and thrown results are passed on', async () => {
  let now = 0;
  let primaryCalls = 0;
  let state: 'unavailable' | 'result' | 'available' = 'unavailable';
  const call = circuitBreaker(
    async () => {
      primaryCalls++;
      if (state !== 'available') throw new Error(state);
      return 'primary';
    },
    async () => 'fallback',
    { clock: () => new Date(now), openMs: 1000, isResult: (error) => (error as Error).message === 'result' },
  );
  expect([await call(), await call(), await call(), primaryCalls]).toEqual([
    'fallback',
    'fallback',
    'fallback',
    1,
  ]);
  now = 1000;
  state = 'result';
  await expect(call()).rejects.toThrow('result');
  state = 'available';
  expect([await call(), primaryCalls]).toEqual(['primary', 3]);
});
