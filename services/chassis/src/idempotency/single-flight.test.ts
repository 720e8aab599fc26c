import { createSingleFlight } from './single-flight.ts';

it('concurrent calls with the same key share one execution, and waiting calls get the result for waiters', async () => {
  const singleFlight = createSingleFlight<string>((result) => `${result}, shared`);
  let executions = 0;
  const task = async () => `execution ${++executions}`;
  const results = ['a', 'a', 'b', 'a'].map((key) => singleFlight(key, task));
  expect(await Promise.all(results)).toEqual([
    'execution 1',
    'execution 1, shared',
    'execution 2',
    'execution 1, shared',
  ]);
  expect(await singleFlight('a', task)).toBe('execution 3');
});

it('concurrent calls share an error, and a later call runs its task', async () => {
  const singleFlight = createSingleFlight<string>();
  const failed = [1, 2].map(() => singleFlight('a', () => Promise.reject(new Error('failed'))));
  await Promise.all(failed.map((call) => expect(call).rejects.toThrow('failed')));
  expect(await singleFlight('a', async () => 'done')).toBe('done');
});
