import { circuitBreaker } from './circuit-breaker.ts';

it('asks what failed again only after its rest, and passes answers on that are thrown', async () => {
  let now = 0;
  let asked = 0;
  let state: 'away' | 'no' | 'back' = 'away';
  const ask = circuitBreaker(
    async () => {
      asked++;
      if (state !== 'back') throw new Error(state);
      return 'first';
    },
    async () => 'second',
    { clock: () => new Date(now), ms: 1000, isAnswer: (error) => (error as Error).message === 'no' },
  );
  expect([await ask(), await ask(), await ask(), asked]).toEqual(['second', 'second', 'second', 1]);
  now = 1000;
  state = 'no';
  await expect(ask()).rejects.toThrow('no');
  state = 'back';
  expect([await ask(), asked]).toEqual(['first', 3]);
});
