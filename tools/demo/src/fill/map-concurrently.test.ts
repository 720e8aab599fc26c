import { mapConcurrently } from './map-concurrently.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('mapConcurrently', () => {
  it('returns results in the order of the items and respects the concurrency limit', async () => {
    let running = 0;
    let maxRunning = 0;
    const doubled = await mapConcurrently([1, 2, 3, 4, 5, 6], 2, async (item) => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await nextTurn();
      running -= 1;
      return item * 2;
    });
    expect(doubled).toEqual([2, 4, 6, 8, 10, 12]);
    expect(maxRunning).toBe(2);
  });

  it('starts no further item after a failure', async () => {
    const started: number[] = [];
    const work = mapConcurrently([1, 2, 3, 4, 5, 6], 2, async (item) => {
      started.push(item);
      await nextTurn();
      if (item === 2) throw new Error('two');
    });
    await expect(work).rejects.toThrow('two');
    await nextTurn();
    expect(started.length).toBeLessThan(5);
  });
});
