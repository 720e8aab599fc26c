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

it('refuses a task if the queue is full, and takes one again when a place is free', async () => {
  const runLimited = limitConcurrency(1, { mostWaiting: 1, refuse: () => new Error('busy') });
  const begun: string[] = [];
  const work = (name: string) => async () => void begun.push(name);
  const accepted = [runLimited(work('running')), runLimited(work('waiting'))];
  await expect(runLimited(work('refused'))).rejects.toThrow('busy');
  await Promise.all(accepted);
  await runLimited(work('later'));
  expect(begun).toEqual(['running', 'waiting', 'later']);
});
