import { mapConcurrently } from './map-concurrently.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('work in parallel', () => {
  it('is answered in the order of the items, and is never more than asked for at once', async () => {
    let now = 0;
    let most = 0;
    const doubled = await mapConcurrently([1, 2, 3, 4, 5, 6], 2, async (item) => {
      now += 1;
      most = Math.max(most, now);
      await soon();
      now -= 1;
      return item * 2;
    });
    expect(doubled).toEqual([2, 4, 6, 8, 10, 12]);
    expect(most).toBe(2);
  });

  it('begins nothing new once something has failed', async () => {
    const begun: number[] = [];
    const work = mapConcurrently([1, 2, 3, 4, 5, 6], 2, async (item) => {
      begun.push(item);
      await soon();
      if (item === 2) throw new Error('two');
    });
    await expect(work).rejects.toThrow('two');
    await soon();
    expect(begun.length).toBeLessThan(5);
  });
});
