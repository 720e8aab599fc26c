import { limitConcurrency } from './limit-concurrency.ts';

it('runs at most the given number at once, in order, also when one fails', async () => {
  const runLimited = limitConcurrency(2);
  const order: number[] = [];
  let running = 0;
  let maxRunning = 0;
  const work = (number: number) => async () => {
    order.push(number);
    maxRunning = Math.max(maxRunning, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (number === 1) throw new Error('no');
  };
  const ended = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => runLimited(work(number))));
  expect(ended.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
  expect([order, maxRunning, running]).toEqual([[0, 1, 2, 3, 4], 2, 0]);
});
