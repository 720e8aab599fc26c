import { memoizeLargeCounts } from './memoize-large-counts.ts';

it('counts more than a thousand rows once in ten seconds and fewer rows for each call', async () => {
  let now = 0;
  const count = memoizeLargeCounts(() => new Date(now));
  const counts = async (...numbers: readonly number[]) =>
    Promise.all(numbers.map(async (number, index) => count(`list ${index}`, async () => number)));
  expect(await counts(1_000, 1_001)).toEqual([1_000, 1_001]);
  expect(await counts(999, 2_000)).toEqual([999, 1_001]);
  now += 10_000;
  expect(await counts(998, 2_000)).toEqual([998, 2_000]);
});

it('counts what a search finds in more than a thousand rows once in ten seconds', async () => {
  let now = 0;
  const count = memoizeLargeCounts(() => new Date(now));
  const search = async (found: number, searched: number) =>
    count(
      `search in ${searched}`,
      async () => found,
      async () => searched,
    );
  expect([await search(3, 1_001), await search(3, 1_000)]).toEqual([3, 3]);
  expect([await search(4, 1_001), await search(4, 1_000)]).toEqual([3, 4]);
  now += 10_000;
  expect(await search(4, 1_001)).toBe(4);
});
