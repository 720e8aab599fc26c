import { limitConcurrency } from './limit-concurrency.ts';

it('lets no more run at once than it may, and each in its turn, whether or not one fails', async () => {
  const inTurn = limitConcurrency(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) => async () => {
    order.push(number);
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (number === 1) throw new Error('no');
  };
  const ended = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => inTurn(work(number))));
  expect(ended.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
  expect([order, most, running]).toEqual([[0, 1, 2, 3, 4], 2, 0]);
});
